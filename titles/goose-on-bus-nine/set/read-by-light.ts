// Further along the bus, behind fog that nobody has wiped: a yellow raincoat and a newspaper.
import { at, clean, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { LAMPS } from './lights.ts';

/** With the sill of its window at `sill`; the fog is laid over it. */
export const readByLight = (x: number, sill: number): string =>
  at(
    x,
    sill - 11,
    0.35,
    clean(
      oval(
        0,
        -10,
        130,
        110,
        radial([
          [0, '#ffe2a0', 0.9],
          [1, '#ffce80', 0],
        ]),
      ) + grownUp(LAMPS),
    ),
  );
