// A room full of lamplight, from low down.
import { num } from '#bookmaking/drawing/curves.ts';
import { asGround, box, clean, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { pool, wiped } from './print.ts';

/** Where wall and floor meet. */
const WALL_FOOT = 132;

/** A wall in lamplight, light enough for dark words, and boards that run toward us; from `left`, in mm of the picture. */
export const litRoom = (left: number): string => {
  const width = SHEET + 6 - left;
  return asGround(
    clean(
      wiped(
        { x: left, y: -6, width, height: WALL_FOOT + 7 },
        [
          [0, '#dd9a4e'],
          [0.6, '#f3c071'],
          [1, '#f9d590'],
        ],
        INK.wood,
        'page 6 lit wall',
      ) +
        box(left, WALL_FOOT - 11, width, 11, '#fbe7bb') +
        line(`M${left} ${WALL_FOOT - 11}h${width}M${left} ${WALL_FOOT}h${width}`, INK.wood, 0.8) +
        wiped(
          { x: left, y: WALL_FOOT, width, height: SHEET - WALL_FOOT + 6 },
          [
            [0, '#d98f52'],
            [0.5, '#b7683f'],
            [1, '#8a4a38'],
          ],
          INK.key,
          'page 6 lit floor',
        ) +
        boards(left),
    ),
  );
};

/** Seams that all lead to one place behind the wall. */
function boards(left: number): string {
  const [from, to] = [WALL_FOOT, SHEET + 6];
  let d = '';
  for (let x = -460; x < 460; x += 30) {
    const near = 100 + x * 2.6;
    if (near < left - 340) continue;
    d += `M${num(100 + x)} ${from}L${num(near)} ${to}`;
  }
  return clip(
    `M${left} ${from}H${SHEET + 6}V${to}H${left}Z`,
    line(d, INK.dark, 0.8, 'stroke-opacity=".5"'),
  );
}

/** Lamplight on the boards, round somebody's feet. */
export const lampOnFloor = (x: number): string => clean(pool(x, 148, 110, 26, INK.glow, 0.75));
