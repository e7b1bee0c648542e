import { smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { line } from '#bookmaking/drawing/marks.ts';

/** Where both have run: once round the cart, up to the washing, round a pole of it, and down to where they sit. */
const WAY: readonly Point[] = [
  [-101, 199],
  [-70, 196],
  [-48, 176],
  [-62, 158],
  [-92, 160],
  [-104, 178],
  [-80, 188],
  [-20, 184],
  [26, 168],
  [40, 140],
  [70, 104],
  [120, 88],
  [163, 86],
  [176, 76],
  [164, 68],
  [154, 78],
  [168, 92],
  [194, 104],
  [200, 126],
  [180, 144],
  [190, 166],
  [184, 182],
];

/** What boots leave in grass, and beside them shoes, or two wheels; `down` mm lower at its lower end. */
export function trail(down: number, rolls: boolean): string {
  const way = (by: number): string =>
    smooth(
      // Its upper end stays at the washing.
      WAY.map(([x, y]): Point => [x + by, y + by * 0.5 + down * clamp((y - 88) / 90, 0, 1)]),
      false,
    );
  const own = rolls
    ? line(way(3.4) + way(6.4), '#86ad69', 0.8)
    : line(way(4.6), '#86ad69', 1.7, 'stroke-dasharray="1.600 4.400"');
  return line(way(0), '#6f9f5c', 2.4, 'stroke-dasharray="2.400 5"') + own;
}
