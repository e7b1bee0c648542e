// Before the fold, under the words: the wall on our side of the ramp ends in the fold, and the ramp goes on down beside it.
import { mix } from '#bookmaking/drawing/color.ts';
import { box, clean } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Floor } from './colors.ts';
import { rampFloor, wet } from './ramp.ts';

/** Clean on both pages: grain of one of them would end in the fold in a line. */
export const floorAtFold = (floor: Floor, foot: number): string => clean(rampFloor(floor, foot));

/** The end of that wall, which stands on both pages. */
export const endOfWall = (floor: Floor, foot: number): string =>
  box(-6, -10, 10, foot + 21, mix(floor.wall, floor.deep, 0.45)) +
  box(2.4, -10, 1.6, foot + 21, mix(floor.pale, '#fff6dc', 0.5));

/** That wall, and the ramp whose edge is at `foot` in the middle of the page after the fold. */
export const wallPastFold = (floor: Floor, foot: number): string =>
  clean(
    box(
      -246,
      -10,
      252,
      SHEET + 30,
      linear([
        [0, mix(floor.pale, '#fff8e4', 0.35)],
        [0.55, floor.pale],
        [1, mix(floor.pale, floor.wall, 0.5)],
      ]),
    ),
  ) +
  goneOnDown(floorAtFold(floor, foot)) +
  wet([
    [-26, 206, 4.6],
    [-62, 211, 3.4],
  ]) +
  endOfWall(floor, foot);

/** A floor of the page over the fold, laid on so that it meets itself there as steep as it comes. */
const goneOnDown = (floor: string): string =>
  `<g transform="matrix(-1 .2612 0 1 0 0)">${floor}</g>`;
