// What those who ride in snow do to it.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import { SNOW } from './colors.ts';

/** What leaps over the edge of a bend: a crest, and crumbs that fly on the way they came. */
function spray([x, y]: Point, way: 1 | -1, k: number): string {
  const clods: readonly (readonly [number, number, number])[] = [
    [0, 0, 4],
    [3, -5, 3.4],
    [5, -10, 2.4],
    [2, 5, 3],
    [9, -9, 1.6],
    [8, -3, 1.9],
    [10, -15, 1.3],
    [4, -16, 1.4],
    [13, -12, 0.9],
    [12, -4, 1],
    [8, 4, 1.2],
    [12, 2, 0.7],
  ];
  return clods
    .map(([dx, dy, r], i) =>
      oval(x + way * dx * k, y + dy * k, r * k, r * k * 0.9, i % 3 === 2 ? SNOW.mid : SNOW.lit),
    )
    .join('');
}

/** Where somebody sits in it: a hollow, and the track behind them. */
export const hollow = ([x, y]: Point, way: 1 | -1, k: number): string =>
  oval(x, y, 22 * k, 3.6 * k, SNOW.shade) +
  line(
    `M${num(x - way * 26 * k)} ${num(y - k)}h${num(-way * 20 * k)}M${num(x - way * 24 * k)} ${num(y + 2 * k)}h${num(-way * 12 * k)}`,
    SNOW.shade,
    1.3,
  ) +
  spray([x + way * 20 * k, y - 2 * k], way, 0.34 * k);
