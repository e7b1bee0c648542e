// From under a bed, out into a room that is lit: the bed hangs over us, dark, and below its quilt it is bright.
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { UNDER } from './lights.ts';
import { pool, wiped } from './print.ts';
import { type Lie, quilt } from './quilt.ts';

/** Where wall and floor meet, and from where on the bed's shadow deepens: softly, as an edge would cut through who lies on it. */
const WALL_FOOT = 132;
const SHADOW = 150;
/** The rail of the bed, and how far the quilt hangs over it. */
const RAIL = 13;
const HANGS = 31;

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

/** The bed's own shadow, in which we lie: under all that stands there. */
export const bedShade = (left: number): string =>
  asGround(
    clean(
      path(
        `M${left} ${SHADOW}H${SHEET + 6}V${SHEET + 6}H${left}Z`,
        linear([
          [0, '#3a2148', 0],
          [0.5, '#3a2148', 0.5],
          [1, '#24163a', 0.86],
        ]),
      ),
    ),
  );

/** What hangs over us: a rail, slats behind it, and the hem of the quilt, through which the lamp shines. */
export function overhead(left: number): string {
  const width = SHEET + 6 - left;
  const points: Point[] = [];
  for (let x = SHEET + 10, i = 0; x > left - 24; x -= 13, i++)
    points.push([
      x,
      RAIL + HANGS + (i % 2 ? 3 : -3) + 3.4 * Math.sin(x / 23) + 2 * Math.sin(x / 9),
    ]);
  const edge = smooth(points, false);
  const cloth = `${edge}V${RAIL - 4}H${SHEET + 10}Z`;
  const lie: Lie = (across, down) => [
    left + across * width + Math.sin(across * 50) * 2.4 * down,
    RAIL - 5 + down * (HANGS + 18),
  ];
  return (
    clip(
      cloth,
      quilt(UNDER, lie, Math.round(width / 16), 3, 'page 6 quilt') +
        box(
          left,
          RAIL - 6,
          width,
          HANGS + 20,
          linear([
            [0, '#3a1c4c', 0.78],
            [0.5, '#5a2450', 0.34],
            [1, '#ffd88c', 0.1],
          ]),
        ) +
        line(edge, INK.key, 7) +
        line(edge, INK.paper, 5.6),
    ) +
    line(edge, INK.key, 0.9) +
    box(left, -6, width, RAIL + 6, '#2c1b40') +
    line(`M${left} ${RAIL}h${width}`, INK.key, 1.2) +
    line(`M${left} ${RAIL - 1.8}h${width}`, '#7a4a58', 1.2)
  );
}

/** Lamplight on the boards, round somebody's feet. */
export const lampOnFloor = (x: number): string => clean(pool(x, 148, 110, 26, INK.glow, 0.75));
