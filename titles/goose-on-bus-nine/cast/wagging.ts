// The wrong end of a dog: a tail that thumps a button, and thumped it before.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { tailColor } from './dog.ts';

const TAIL: readonly Point[] = [
  [177, 103],
  [190, 96],
  [197, 82],
  [190, 68],
  [168, 73],
];
const TAIL_WIDTH = [8.4, 7.4, 6.4, 5.4, 3];

/** From a rump at (177, 103) up and round to its tip in a button at (165, 72), in mm on the sheet of page 4. */
export function wagging(): string {
  const coat = tailColor(LAMPS);
  return (
    before('#dcb48c') +
    path(ribbon(TAIL, TAIL_WIDTH), coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH, -1, -0.3), coat.shade, 'fill-opacity=".6"') +
    // The lamp is over it.
    path(ribbon(TAIL, TAIL_WIDTH, 0.7, 1), '#f3cf9c')
  );
}

/** Where the tail has just been, and before that, and before that: up to nearly straight. */
function before(color: Hex): string {
  const there = (up: number, opacity: number): string =>
    path(
      ribbon(
        TAIL.map(([x, y], i): Point => {
          const [toX, toY] = LIFTED[i] ?? [x, y];
          return [x + (toX - x) * up, y + (toY - y) * up];
        }),
        TAIL_WIDTH,
      ),
      color,
      `fill-opacity="${opacity}"`,
    );
  return (
    there(1, 0.3) +
    there(0.7, 0.44) +
    there(0.4, 0.6) +
    line('M208 66A48 48 0 0 0 201 55M212 79A58 58 0 0 0 207 61', '#fff4d6', 1.8)
  );
}
const LIFTED: readonly Point[] = [
  [177, 103],
  [187, 93],
  [194, 78],
  [198, 60],
  [199, 40],
];
