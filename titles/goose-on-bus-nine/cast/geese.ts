import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { type GooseFace, gooseHead, gooseNeck } from './goose.ts';

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
    clip(body, path(body, t.shade) + shifted(light.direction[0] * 8, -8, path(body, t.base))) +
    gooseNeck(neck, [36, 24, 21, 20], light) +
    line('M18 -26C0 -12 -30 -14 -50 -30M8 -36C-8 -26 -28 -28 -42 -38', t.shade, 3) +
    (looksBack
      ? at(26, -112, 0.6, gooseHead(face, light), 0, -0.6)
      : at(52, -112, 0.6, gooseHead(face, light)))
  );
}
