// A steamed pane from the street, whole and even: what is behind it is soft, and sharp only where a sleeve or a finger has been.
import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';

/** Where the pane ends and the bus's side begins. */
export const SILL = 186;

/** Steam in the shade of the street. */
const STEAM = '#3d5372';

/** Warm as far as its other windows: of the bus, no more than its lamps. */
export const warmInside = (width: number): string => box(-4, -4, width + 8, 200, '#f6cd86');

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

/** What a sleeve has cleared for two, down to the ledge. */
const SWEPT: readonly Point[] = [
  [9, 200],
  [7, 168],
  [6, 132],
  [11, 102],
  [27, 86],
  [50, 84],
  [74, 89],
  [94, 91],
  [115, 97],
  [129, 114],
  [134, 144],
  [134, 170],
  [137, 200],
];

/** One large clean place. */
export const WIPED = smooth(SWEPT);

/** What a glove has cleared, far along the pane, for whoever wants light to read by. */
export const WIPED_TO_READ = smooth([
  [347, 202],
  [345, 168],
  [352, 142],
  [372, 128],
  [396, 128],
  [414, 142],
  [420, 168],
  [418, 202],
]);

/** As sharp and as bright as the bus is in there. */
export const insideWiped = (): string =>
  box(
    -4,
    70,
    440,
    150,
    linear([
      [0, '#ffe9b4'],
      [0.6, '#fbcf80'],
      [1, '#eeb163'],
    ]),
  );

/** How far breath has come back over the rim. */
const BACK = [9, 7.4, 5.8, 4.4, 3, 1.6] as const;

/** The rim of what a sleeve has wiped: soft, and with the water that it has pushed before it. */
export const rimOf = (swept: string): string =>
  clip(
    swept,
    clean(BACK.map((width) => line(swept, STEAM, width, 'stroke-opacity=".17"')).join('')),
  );
