// A steamed pane from the street, whole and even: what is behind it is soft, and sharp only where a sleeve or a finger has been.
import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';

/** Where the pane ends and the bus's side begins. */
export const SILL = 186;

/** Steam in the shade of the street. */
const STEAM = '#3d5372';

/** Warm as far as its other windows: of the bus, no more than its lamps. */
export const warmInside = (width: number): string =>
  box(-4, -4, width + 8, 200, '#f6cd86') +
  clean(
    oval(
      52,
      140,
      74,
      66,
      radial([
        [0, '#fff7da'],
        [0.55, '#ffe7b0', 0.9],
        [1, '#f6cd86', 0],
      ]),
    ),
  );

/** One soft veil over all of it, a little thinner where there are faces. */
export const veil = (width: number): string =>
  clean(
    box(
      -4,
      -4,
      width + 8,
      200,
      linear([
        [0, STEAM, 0.96],
        [0.5, STEAM, 0.95],
        [0.72, '#566080', 0.76],
        [1, '#6c6076', 0.68],
      ]),
    ),
  );

/** What a sleeve has cleared around a face in one round sweep. */
const SWEPT: readonly Point[] = [
  [-33, -4],
  [-29, -22],
  [-12, -31],
  [10, -30],
  [27, -20],
  [34, -2],
  [30, 15],
  [36, 24],
  [20, 31],
  [4, 30],
  [-18, 33],
  [-31, 18],
];

/** The place round a face; `wide` is half of what is to be seen of it. */
export const sweptRound = ([x, y]: Point, wide: number): string =>
  smooth(SWEPT.map(([dx, dy]): Point => [x + (dx * wide) / 32, y + (dy * wide) / 32]));

/** How far breath has come back over the rim. */
const BACK = [9, 7.4, 5.8, 4.4, 3, 1.6] as const;

/** The rim of what a sleeve has wiped: soft, and with the water that it has pushed before it. */
export const rimOf = (swept: string): string =>
  clip(
    swept,
    clean(BACK.map((width) => line(swept, STEAM, width, 'stroke-opacity=".17"')).join('')),
  );
