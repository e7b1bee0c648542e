import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { box, brush, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { type Frame, PAGE, widthOf } from '#bookmaking/frame.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** A whole frame of wall, darker above, where the words are; brushed, as plaster is. */
export const wall = ([high, low]: readonly [Hex, Hex], frame: Frame = PAGE): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    SHEET,
    linear([
      [0, high],
      [0.4, high],
      [1, low],
    ]),
  ) +
  brush(
    chanceFrom(`plaster ${high}`),
    { x: frame.left - 10, y: 0, width: widthOf(frame), height: SHEET },
    (130 * widthOf(frame)) / SHEET,
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
