import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A hand that points along +x from the wrist, its fingertip at (104, -8): one long finger, three that are curled, and a thumb over them. */
export function longFinger(t: Tone, edge: Hex, nail: Hex): string {
  const crease = (d: string, width = 1.8): string => line(d, edge, width, 'stroke-opacity=".8"');
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 3.4) + line(d, t.base, width);
  // Over the knuckle, the two joints of the finger and round its tip; back along three soft pads, and round the fist.
  const back =
    'M-4 -17.4C6 -20.6 18 -29 31 -29C40 -29 45 -26.4 52 -25.4C59 -25 64 -22.8 71 -23C79 -23.4 84 -22.4 91 -20C99 -17.4 108.6 -13 109 -8.6C109 -4.8 102 -4 95 -5C88 -6 83 -4.6 76 -4.8C69 -5.4 62 -4.6 55 -3C59.6 7 59 22 52 31C47 39 37 42 27 40.4C13 38 4 28 -5 19';
  const thumb =
    'M2 -9.6C8 -13.4 18 -12.6 25 -7.4C30 -4 37 -2.6 43 1.6C48.6 5.6 48.4 12 43 13.6C37 15 30 12.4 25 10C17 8 9 9 3 6.4';
  return (
    line(back, edge, 3.4) +
    path(`${back}Z`, t.base) +
    // The side that the lamps do not reach.
    path(
      'M-5 19C4 28 13 38 27 40.4C37 42 47 39 52 31C59 22 59.6 7 55 -3C62 -4.6 69 -5.4 76 -4.8C83 -4.6 88 -6 95 -5C102 -4 107 -5 108.6 -7.6C102 -8.4 94 -10.6 88 -10C80 -9.4 70 -11 52 -8C49 14 30 29 10 25C4 23 -2 18 -6 13Z',
      t.shade,
      'fill-opacity=".6"',
    ) +
    curled('M29 32L41 31', 10) +
    curled('M30 22.6L46 21.6', 11.4) +
    curled('M32 11.6L48.6 10.6', 12.4) +
    line(thumb, edge, 3.4) +
    path(`${thumb}Z`, t.base) +
    // So young that a knuckle is a dimple, and a joint one line.
    crease('M37 -22.6q2.6 1 3 4M24.4 -6.6q2.2 2.6 1.6 6', 1.5) +
    crease(
      'M66.4 -22q2.2 2.4 1.6 5.4M70.4 -22.2q1.8 2 1.4 4M86.4 -20q1.6 1.8 1 4M67 -5q-1.2 -1.4 -.8 -3',
      1.4,
    ) +
    // And a wrist has a fold.
    crease('M-1 27q4.6 -4 6 -10', 1.6) +
    oval(38, -18.4, 3, 2, t.lite, 'fill-opacity=".45"') +
    line('M74 -20.4Q82 -20.4 89 -18', t.lite, 1.4, 'stroke-opacity=".5"') +
    // Seen from its side, as one sees one's own.
    path(
      'M95.4 -18.4C101 -16.4 107 -13.2 108.2 -9.8C106.6 -8.6 103.6 -9 101 -10C97.4 -11.4 95 -13.6 94.6 -15.8C94.4 -17.2 94.8 -18.2 95.4 -18.4Z',
      nail,
      `stroke="${edge}" stroke-width="1.1"`,
    ) +
    line('M96.6 -16.4q4 1.4 6.4 3.2', '#ffffff', 1.2, 'stroke-opacity=".6"')
  );
}
