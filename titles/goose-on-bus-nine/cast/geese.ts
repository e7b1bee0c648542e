import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { type GooseFace, gooseHead, gooseNeck, keyed } from './goose.ts';

/** A goose afloat, looking right: the waterline's middle at (0, 0), about 150 long and 120 high; it may look back over its shoulder. */
export function gooseAfloat(face: GooseFace, light: Light, looksBack = false): string {
  const t = tone(light, GOOSE.white);
  const body = 'M52 0C66 -22 54 -46 24 -48C-6 -52 -40 -44 -66 -52C-66 -30 -58 -8 -44 0Z';
  const neck: Point[] = [
    [34, -30],
    [46, -58],
    [36, -84],
    [38, -98],
  ];
  return (
    path('M-70 2H72L58 7H-56Z', '#fff6da', 'fill-opacity=".55"') +
    keyed(body, light, 1.8) +
    clip(body, path(body, t.shade) + shifted(light.direction[0] * 8, -8, path(body, t.base))) +
    gooseNeck(neck, [36, 24, 21, 20], light) +
    line('M18 -26C0 -12 -30 -14 -50 -30M8 -36C-8 -26 -28 -28 -42 -38', t.shade, 3) +
    (looksBack
      ? at(26, -112, 0.6, gooseHead(face, light), 0, -0.6)
      : at(52, -112, 0.6, gooseHead(face, light)))
  );
}

/** The same from afar, where no feather is seen: looking right, about 150 long; may wear the cap. */
export function gooseAfar(light: Light, cap = false): string {
  const t = tone(light, GOOSE.white);
  return (
    path('M-70 2H72L58 8H-56Z', '#fff6da', 'fill-opacity=".55"') +
    path(
      'M54 0C68 -24 60 -40 50 -52C44 -66 54 -84 60 -104C72 -108 76 -126 64 -136C50 -146 32 -138 32 -122C30 -104 20 -84 18 -48C-6 -52 -40 -44 -66 -54C-66 -30 -58 -8 -44 0Z',
      t.base,
    ) +
    path('M18 -26C0 -10 -34 -12 -56 -34C-30 -22 -6 -22 18 -26Z', t.shade) +
    path(
      'M70 -130C84 -128 96 -120 98 -114C88 -112 76 -112 69 -114Z',
      tone(light, GOOSE.beak).base,
    ) +
    oval(58, -124, 4.4, 5, '#2c1b22') +
    (cap
      ? path(
          'M28 -126C24 -148 42 -154 56 -152C70 -150 74 -142 70 -136L86 -130C70 -132 46 -138 28 -126Z',
          tone(light, GOOSE.cap).base,
        )
      : '')
  );
}
