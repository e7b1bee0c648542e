import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';

const PALM =
  'M-6 -8.4C0 -11 4 -13.4 10 -13C17 -12.4 20.6 -8 20.8 -1C21 6 18 11.4 11.4 12.4C5 13 -1 10.6 -6 8.4';
/** Thumb first, then from the first finger to the little one: its root. */
const ROOTS = ['M3 -8', 'M16 -8.6', 'M18 -3', 'M18 3', 'M14 8'] as const;
/** The middle of each tip, laid on a pane. */
const LAID: readonly Point[] = [
  [14, -22.4],
  [32, -16.4],
  [38, -5.4],
  [37.4, 4.8],
  [30, 15.4],
];

/**
 * A palm laid flat on glass, seen through it: along +x from the wrist, thumb toward -y, about 42 long. All of it is the inside of
 * a hand, and what is drawn in it is near its own tone: pale joints on dark skin were bones.
 */
export function pressedHand(t: Tone): string {
  const inside = palm(t.base);
  const edge = mix(inside, t.deep, 0.62);
  const pad = mix(inside, '#ffe9d8', 0.09);
  return (
    line(PALM, edge, 2) +
    // One after the other: filled together they were a mitten.
    LAID.map(([x, y], i) => `${ROOTS[i]}L${x} ${y}`)
      .map((d) => line(d, edge, 10) + line(d, inside, 8.2))
      .join('') +
    path(`${PALM}Z`, inside) +
    LAID.map(([x, y]) => oval(x, y, 3.4, 3.2, pad)).join('') +
    path('M-1 -5C2 -9 8 -10 9.4 -6C10 -2 6 2.4 1 2.4C-1.6 1.4 -2.6 -2.4 -1 -5Z', pad) +
    line(
      'M2.6 6C7.4 3 9.6 -2 9.8 -8.4M8.6 8.8C9.4 4.6 12.4 1.6 17 1.4M11.4 -6.4C13 -3.4 15.6 -2 18.4 -2.4',
      mix(inside, t.deep, 0.42),
      1,
      'stroke-opacity=".75"',
    )
  );
}
