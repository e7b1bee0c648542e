import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Round the near fingertip and over both joints of the finger to a knuckle; round a fist that is further off, and back along three pads. */
const OUTLINE =
  'M0 -1C-.6 -9 5 -15 14 -16.6C20 -17.6 24 -16 29 -17.6C34 -19.4 39 -19 44 -18.4C50 -19 56 -25 65 -27C82 -29.6 104 -18 107 3C109 24 100 42 84 49C70 55 53 51 47.6 41C43 32 43 18 49 11.4C45 8 40 9 34 8.6C28 11.4 21 11.6 15 11.4C6 11.4 .6 7 0 -1Z';
const SHADE =
  'M.6 2C2 8 7 11.4 15 11.4C21 11.6 28 11.4 34 8.6C40 9 45 8 49 11.4C43 18 43 32 47.6 41C53 51 70 55 84 49C100 42 109 24 107 3C104 20 96 32 84 33C66 34 60 18 56 4C46 0 38 1.6 28 2.6C18 4 6 5 .6 2Z';
const THUMB =
  'M104 -6C92 -11 80 -8 71 -1C63 6 60 17 66 21.6C72.6 25.6 81 20 88.6 17.6C97 15.6 104 14 107 9';

/** A hand that comes at us, along -x: its fingertip at (0, 0), a finger that is short for it, and a wrist at (104, 6) that the fist hides. `young` has dimples for knuckles. */
export function fingerTowardUs(t: Tone, edge: Hex, nail: Hex, young: boolean): string {
  const crease = (d: string): string => line(d, edge, 2, 'stroke-opacity=".75"');
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 4) + line(d, mix(t.base, t.shade, 0.35), width);
  return (
    line(OUTLINE, edge, 4.4) +
    path(OUTLINE, t.base) +
    path(SHADE, t.shade, 'fill-opacity=".6"') +
    curled('M58 44L73 42', 12) +
    curled('M54.6 32L72 30.4', 14) +
    curled('M56 18.4L74 16', 15.4) +
    line(THUMB, edge, 4.2) +
    path(`${THUMB}Z`, t.base) +
    path(
      'M63.6 12.6C64 8 67.6 4.6 72 4.4C73 8.4 70 14.4 66 16.6C64 16 63.2 14.6 63.6 12.6Z',
      nail,
      `stroke="${edge}" stroke-width="1.2"`,
    ) +
    crease(
      young
        ? 'M58 -21q4 4 9 .6M76 -22q3.4 3.4 8 1.6'
        : 'M28.6 -16.6q3 3.6 2 8.4M33 -17q2.4 3 1.8 6M33 7.6q-1.6 -2.6 -.6 -5.6M58 -20q5 .4 7 4.4M78 -19.6q4 1.6 5 5.4',
    ) +
    // Lit from above.
    line('M37 -14.4Q45 -14 52 -16', t.lite, 2.6, 'stroke-opacity=".65"') +
    oval(70, -19, 8, 4, t.lite, 'fill-opacity=".5"') +
    path(
      'M1.6 -5.4C2.6 -11 8 -14.8 16 -15.2C18.6 -15.2 20 -13 18.4 -10.4C15 -6.4 9 -4 4.4 -3.6C2.4 -3.6 1.4 -4.2 1.6 -5.4Z',
      nail,
      `stroke="${edge}" stroke-width="1.5"`,
    ) +
    line('M5 -8.6Q9 -12 14 -12.6', '#ffffff', 1.6, 'stroke-opacity=".6"')
  );
}
