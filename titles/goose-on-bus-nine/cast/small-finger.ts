import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Over a fist that is as round as a bun, and out along a short fat finger to a round tip; back under it to the wrist. */
const ROUND =
  'M-6 -17C4 -25 18 -33 33 -33C45 -33 54 -29 61 -25C68 -27 76 -26 83 -25.4C93 -24.6 107 -19 108.6 -10C109 -3.6 101 -.6 92 -1C84 -1.6 76 -1 67 1.4C71 14 68 29 58 38C49 46 36 48 24 45C10 41 2 31 -7 20';
const THUMB =
  'M2 -9C10 -15 21 -14 30 -8C37 -3.4 45 -2 51 3C56 8 54 15 48 16.4C40 17.6 32 14.6 25 11C17 8.4 10 9 3 7';

/** A hand that has been in use for a year or so, along +x from the wrist, its fingertip at (104, -8): soft, and dimples for knuckles. */
export function smallFinger(t: Tone, edge: Hex, nail: Hex): string {
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 3) + line(d, t.base, width);
  return (
    line(ROUND, edge, 3.4) +
    path(`${ROUND}Z`, t.base) +
    path(
      'M-7 20C2 31 10 41 24 45C36 48 49 46 58 38C68 29 71 14 67 1.4C76 -1 84 -1.6 92 -1C100 -.6 107 -3 108.4 -8C100 -8 94 -9.4 87 -9.4C78 -9 72 -8.4 62 -4C58 17 36 33 12 28C5 26 -3 19 -8 14Z',
      t.shade,
      'fill-opacity=".55"',
    ) +
    curled('M32 37.4L45 36', 11) +
    curled('M33 26.6L53 25', 12.6) +
    curled('M35 14.4L56 12.6', 13) +
    line(THUMB, edge, 3.2) +
    path(`${THUMB}Z`, t.base) +
    // Where others have a knuckle it goes in.
    line('M24 -26q3.4 3.4 7.4 .4M42 -26q3.2 3.2 7 .8', edge, 1.7, 'stroke-opacity=".75"') +
    line('M72 -25.4q2.8 2.8 2 6.6M73.6 -1.4q-1.6 -1.6 -1 -3.8', edge, 1.6) +
    line('M20 -8.4q2.8 2.8 2.4 6', edge, 1.5) +
    // And the wrist is a fold between two cushions.
    line('M-1 -19Q6 0 -2 22', edge, 1.8, 'stroke-opacity=".7"') +
    line('M78 -21.6Q86 -21.6 92 -18.6', t.lite, 1.7, 'stroke-opacity=".6"') +
    oval(36, -20, 6.4, 3.4, t.lite, 'fill-opacity=".4"') +
    path(
      'M97.4 -19.4C102 -17.4 106.4 -14.4 107 -11C105.2 -9.6 102 -10.2 99.4 -11.4C96.4 -13 95 -15 95.4 -17C95.6 -18.4 96.4 -19.4 97.4 -19.4Z',
      nail,
      `stroke="${edge}" stroke-width="1"`,
    )
  );
}
