// Further along the bus, in a place that a glove has wiped: a yellow raincoat and a newspaper, in the same warm light.
import { smooth } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { BRIGHT } from './fogged-doors.ts';
import { LAMPS } from './lights.ts';

/** Round (0, 0), and cut by the sill. */
const WIPED = smooth([
  [-27, 20],
  [-26, -4],
  [-17, -24],
  [2, -32],
  [19, -24],
  [27, -4],
  [28, 20],
]);

/** With the sill of its window at `sill`. */
export const readByLight = (x: number, sill: number): string =>
  at(
    x,
    sill - 10,
    0.62,
    clean([9, 5, 2.4].map((wide) => line(WIPED, '#f0c68a', wide, 'stroke-opacity=".2"')).join('')) +
      clip(WIPED, box(-40, -40, 80, 70, BRIGHT()) + at(0, 2, 0.32, grownUp(LAMPS))),
  );
