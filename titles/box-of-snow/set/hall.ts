import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { FLOORS } from './colors.ts';

/** The tiles of the hall at One, in perspective, from `top` down; `left` is how far they go on over the fold. */
export function tileFloor(top: number, left = 0): string {
  const { pale, wall, deep } = FLOORS[1];
  const deepness = SHEET + 4 - top;
  const rows = [0, 0.1, 0.24, 0.44, 0.7, 1.04].map((t) => top + t * deepness);
  let tiles = '';
  for (let row = 0; row < rows.length - 1; row++) {
    const [a, b] = [rows[row] as number, rows[row + 1] as number];
    const spread = (y: number): number => 0.62 + ((y - top) / deepness) * 0.5;
    for (let i = left ? -14 : -6; i < 7; i++) {
      if ((i + row) % 2) continue;
      const x = (column: number, y: number): string => num(SHEET / 2 + column * 26 * spread(y));
      tiles += `M${x(i, a)} ${num(a)}L${x(i + 1, a)} ${num(a)}L${x(i + 1, b)} ${num(b)}L${x(i, b)} ${num(b)}Z`;
    }
  }
  return (
    box(
      -left,
      top,
      SHEET + left,
      SHEET - top,
      linear([
        [0, mix(wall, deep, 0.3)],
        [1, mix(wall, pale, 0.4)],
      ]),
    ) +
    path(tiles, mix(pale, wall, 0.3), 'fill-opacity=".8"') +
    box(-left, top - 5, SHEET + left, 5, mix(deep, wall, 0.4)) +
    line(`M${-left} ${top - 5}H${SHEET}`, pale, 0.9)
  );
}
