import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { box, brush, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** A whole sheet of wall, darker above, where the words are; brushed, as plaster is. */
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
  ) +
  brush(
    chanceFrom(`plaster ${high}`),
    { x: -10, y: 0, width: SHEET, height: SHEET },
    130,
    17,
    -0.5,
    mix(low, '#ffffff', 0.3),
    2.2,
    0.05,
  );

/** A soft pool of light, or with a dark color of darkness. */
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
