import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { type GooseFace, gooseHead, gooseNeck, keyed, nostril } from './goose.ts';

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

/** On its feet and as far away, looking left: feet at (0, 0), about 180 high. */
export function gooseAshore(light: Light, scarf = false): string {
  const t = tone(light, GOOSE.white);
  const beak = tone(light, GOOSE.beak);
  return clean(
    line('M-10 -24V-3H-20M14 -24V-3H4', beak.shade, 7) +
      path(
        'M78 -92C70 -60 44 -22 6 -18C-26 -16 -48 -36 -44 -64C-42 -84 -30 -100 -30 -124C-30 -138 -44 -140 -48 -152C-52 -170 -38 -182 -22 -180C-6 -178 -2 -164 -6 -148C-10 -126 -8 -104 8 -92C30 -84 54 -82 78 -92Z',
        t.base,
      ) +
      path('M72 -84C54 -44 16 -34 -10 -58C10 -66 44 -70 72 -84Z', t.shade) +
      path('M-46 -168C-62 -168 -76 -161 -80 -154C-66 -149 -54 -149 -46 -151Z', beak.base) +
      at(-36, -158, 0.7, nostril(beak.deep), 0, -0.7) +
      oval(-32, -165, 4.6, 5.2, '#2c1b22') +
      (scarf
        ? path(
            'M-36 -114L-6 -120L-5 -104L4 -76L-10 -72L-17 -100L-34 -98Z',
            tone(light, '#1f7a78').base,
          )
        : ''),
  );
}
