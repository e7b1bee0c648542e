import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** Hair that has gone gray while somebody was looked for. */
export const GRAY: Hex = '#9a97a4';

const KEY = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;

/** What of that head comes out of a quilt: hair, and its knot. */
export function grayHair(light: Light): string {
  const hair = tone(light, GRAY);
  return (
    path('M-20 24C-24 0 -14 -13 0 -13.500C15 -13 24 0 20 24Z', hair.base, KEY) +
    line('M-12 -6C-17 0 -17 8 -16 14M-3 -10C-7 -4 -8 4 -7 12M6 -10C8 -4 8 2 7 12', hair.deep, 1.1) +
    oval(-2, -16, 8.4, 6.4, hair.base, KEY) +
    line('M-7 -16.500q5 -3.600 10 -.5', hair.deep, 1)
  );
}
