import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Over a small fist, and out along a short finger that thins to its tip; back under it to the wrist. */
const ROUND =
  'M-5 -15.4C5 -19.6 16 -26 29 -26C39 -26 45 -23.4 51 -21C58 -21.6 64 -21 71 -20.4C79 -20.6 86 -19.4 92 -17.4C100 -15 108 -12 108 -8C108 -4.2 101 -3 94 -3.6C86 -4.6 79 -3 71 -3.4C65 -3.6 60 -2.8 55 -1C59.6 9 58.6 23 51 31C44 38 34 39.6 24 37.4C11 34 3 26 -5 17';
const THUMB =
  'M1 -8.4C8 -12.6 18 -11.6 26 -6.6C32 -2.6 40 -1.2 45 3C49.4 7.4 47.6 13 42 14C35.4 15 28 12.4 22.6 9.4C15 7 9 7.4 2 5.4';

/** A hand that has been in use for a year or so, along +x from the wrist, its fingertip at (104, -8): soft, and dimples for knuckles. */
export function smallFinger(t: Tone, edge: Hex, nail: Hex): string {
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 3) + line(d, t.base, width);
  return (
    line(ROUND, edge, 3.4) +
    path(`${ROUND}Z`, t.base) +
    path(
      'M-5 17C3 26 11 34 24 37.4C34 39.6 44 38 51 31C58.6 23 59.6 9 55 -1C60 -2.8 65 -3.6 71 -3.4C79 -3 86 -4.6 94 -3.6C101 -3 107 -4 107.8 -7C101 -7.4 94 -9.4 87 -9C78 -8.4 68 -9.6 53 -6C50 14 31 27 11 23C4 21 -2 16 -6 12Z',
      t.shade,
      'fill-opacity=".55"',
    ) +
    curled('M28 30.4L40 29.4', 9.6) +
    curled('M29 21.4L45.4 20', 11) +
    curled('M31 11L48.4 9.4', 11.6) +
    line(THUMB, edge, 3.2) +
    path(`${THUMB}Z`, t.base) +
    // Where others have a knuckle it goes in.
    line('M23 -20.6q3 3 6.4 .4M37.6 -20q2.8 2.8 6 .8', edge, 1.6, 'stroke-opacity=".75"') +
    line('M66 -20q2.4 2.4 1.8 5.4M67.4 -4q-1.4 -1.4 -1 -3.2M84.6 -19.2q1.8 2 1.2 4.4', edge, 1.5) +
    line('M17 -7.4q2.4 2.4 2 5', edge, 1.5) +
    // And the wrist is a fold between two cushions.
    line('M-1 -17Q4.6 0 -2 19', edge, 1.7, 'stroke-opacity=".7"') +
    line('M73 -17.4Q81 -17.6 88 -15.6', t.lite, 1.5, 'stroke-opacity=".6"') +
    oval(32, -15.4, 5.4, 2.8, t.lite, 'fill-opacity=".4"') +
    path(
      'M96.6 -15.6C101 -13.8 105.8 -11.4 106.8 -8.8C105.2 -7.8 102.4 -8.2 100 -9.2C97 -10.6 95.4 -12.4 95.4 -14C95.4 -15 96 -15.8 96.6 -15.6Z',
      nail,
      `stroke="${edge}" stroke-width="1"`,
    )
  );
}
