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

/** How the neck came round, to a scroll at (x, y). */
export const swept = ([x, y]: Point): string =>
  line(
    `M${x - 36} ${y - 16}C${x - 28} ${y - 25} ${x - 12} ${y - 25} ${x - 2} ${y - 15}M${x - 16} ${y - 25}C${x - 8} ${y - 24} ${x} ${y - 20} ${x + 4} ${y - 14}`,
    '#fff6dc',
    1.8,
    'stroke-opacity=".8"',
  );
