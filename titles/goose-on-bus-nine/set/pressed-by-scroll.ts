// What the curl of a scroll does to the red, and the red to it.
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';

/** Its light on what is near: the night behind it is dark, and has words. */
export const redGlow = ([x, y]: Point): string =>
  clean(
    oval(
      x,
      y,
      36,
      36,
      radial([
        [0, '#f04a38', 0.75],
        [0.5, '#f04a38', 0.34],
        [1, '#f04a38', 0],
      ]),
    ),
  );

/** Where a curl lies in it the red is dark: its shadow, cut by the dome. */
export const pressedIn = ([x, y]: Point, dome: number, shadow: string): string =>
  clean(
    clip(
      disc(x, y, dome),
      oval(
        x - 5.4,
        y + 8.6,
        16,
        16,
        radial([
          [0, '#8f0010', 1],
          [0.7, '#a8000f', 1],
          [0.92, '#a8000f', 0.5],
          [1, '#e60012', 0],
        ]),
      ) + shadow,
    ),
  );

/** How the neck came round, to a scroll at `on`: beside it, where nothing else is, and under the window's edge. */
export function swept(on: Point): string {
  const [x, y] = [on[0], Math.max(on[1], 41)];
  return line(
    `M${x - 4} ${y - 32}Q${x + 5} ${y - 26} ${x + 8} ${y - 15}M${x + 5} ${y - 33}Q${x + 12} ${y - 27} ${x + 14} ${y - 19}`,
    '#fff6dc',
    1.8,
    'stroke-opacity=".8"',
  );
}
