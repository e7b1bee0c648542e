import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Over a fist that is nearly round and a finger that is hardly longer than it is thick; back under it to the wrist. */
const ROUND =
  'M-5 -21C6 -30 20 -39 36 -38C46 -38 52 -35 57 -32C66 -36 78 -36 88 -31C100 -26 108 -17 107.6 -8.6C107 0 97 4 86 2.4C78 1.4 68 4 59 8C65 20 63 36 54 44C46 51 34 53 24 50C10 46 1 36 -6 23';
const THUMB =
  'M0 -10C8 -16 20 -15 28 -9C35 -4 44 -2 49 4C54 10 52 17 45 18C37 19 29 16 23 12C15 9 7 10 1 7';

/** A hand that has been in use for a year or so, along +x from the wrist, its fingertip at (104, -8): fat, and dimples for knuckles. */
export function smallFinger(t: Tone, edge: Hex, nail: Hex): string {
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 3.4) + line(d, t.base, width);
  return (
    line(ROUND, edge, 3.4) +
    path(`${ROUND}Z`, t.base) +
    path(
      'M-6 23C1 36 10 46 24 50C34 53 46 51 54 44C63 36 65 20 59 8C68 4 78 1.4 86 2.4C97 4 105 1 107 -6C98 -3 90 -6 82 -7C70 -8 60 -4 54 2C54 22 34 38 12 33C4 30 -2 24 -7 18Z',
      t.shade,
      'fill-opacity=".55"',
    ) +
    curled('M29 40L42 38', 12) +
    curled('M30 29L48 27', 14.6) +
    curled('M33 16L52 13', 15.6) +
    line(THUMB, edge, 3.4) +
    path(`${THUMB}Z`, t.base) +
    // Where others have a knuckle it goes in.
    line('M30 -29q4 4 8 .4M46 -28q3 3.4 6.6 .4', edge, 1.7, 'stroke-opacity=".75"') +
    line('M71 -33q3.4 3 2.6 7M72 2q-2 -2 -1.4 -4.6M17 -9q3 2.6 2.4 6', edge, 1.6) +
    // And the wrist is a fold between two cushions.
    line('M-2 -26Q4 -2 -3 28', edge, 1.8, 'stroke-opacity=".7"') +
    oval(84, -24, 9, 4.4, t.lite, 'fill-opacity=".5"') +
    oval(36, -22, 7, 4, t.lite, 'fill-opacity=".4"') +
    path(
      'M97 -23.4C102 -20 106 -14.6 106.4 -10.4C104 -9.6 101 -10.6 98.4 -12.6C95.4 -15 94.4 -18 94.8 -20.6C95.2 -22.4 96 -23.8 97 -23.4Z',
      nail,
      `stroke="${edge}" stroke-width="1.1"`,
    )
  );
}
