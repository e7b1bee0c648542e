import type { Hex } from '../../../drawing/colour.ts';
import { box, oval } from '../../../drawing/marks.ts';
import { linear, radial } from '../../../drawing/sheet.ts';
import { SHEET } from '../../../sheet-size.ts';

/** A whole sheet of wall, darker above, where the words are. */
export const wall = ([high, low]: readonly [Hex, Hex]): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, high],
      [0.4, high],
      [1, low],
    ]),
  );

/** A soft pool of light, or with a dark colour of darkness. */
export const pool = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Hex,
  strength: number,
): string =>
  oval(
    x,
    y,
    rx,
    ry,
    radial([
      [0, color, strength],
      [0.45, color, strength * 0.5],
      [1, color, 0],
    ]),
  );
