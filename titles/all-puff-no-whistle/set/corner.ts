import { disc, num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';
import { clouds, houses, type Plot, sky } from './houses.ts';
import { FORENOON } from './lights.ts';

// The corner by the park: out of a far point an avenue comes toward us and turns off to the left, round a broad curb.

/** In mm: where the avenue comes from, and the near edge of the road. */
export const FROM = [34, 88] as const;
export const CURB = 132;

/** A row that gets smaller until it is gone. */
const PLOTS: readonly Plot[] = [
  [7, 92, 0.13, { wall: TOWN.blush, height: 120, roof: 'tiles', door: '#41619b', seed: 'o' }, 0.6],
  [-12, 94, 0.2, { wall: TOWN.rose, height: 118, roof: 'gable', door: '#6f9a84', seed: 'n' }, 0.8],
  [-45, 97, 0.3, { wall: TOWN.chalk, height: 124, roof: 'flat', door: '#b8566b', seed: 'm' }],
  [-92, 101, 0.42, { wall: TOWN.powder, height: 112, roof: 'gable', door: '#9c4c3b', seed: 'l' }],
  [-152, 106, 0.56, { wall: TOWN.rose, height: 120, roof: 'tiles', door: '#41619b', seed: 'k' }],
  [-232, 112, 0.72, { wall: TOWN.sage, height: 124, roof: 'tiles', door: '#9c4c3b', seed: 'j' }],
];

/** The park's trees along it, the far ones first: foot, and how large. */
const TREES = [
  [46, 92, 0.2],
  [54, 95, 0.3],
  [66, 99, 0.44],
  [86, 106, 0.66],
  [124, 116, 1],
  [190, 130, 1.4],
] as const;

/** All that stands still there. */
export function corner(frame: Frame): string {
  const wide = isWide(frame);
  const [left, right] = [frame.left - 10, frame.right + 10];
  const [vx, vy] = FROM;
  // Where the near sidewalk ends: along the cross street, round the corner, and off to the far point.
  const curb = (down: number): string =>
    `M${left} ${CURB + down}H22C62 ${CURB + down} 66 ${118 + down} 54 106C47 98 40 92 ${vx + 2} ${vy}`;
  let joints = '';
  for (let x = -420; x < 560; x += 40) joints += `M${num(x * 0.5 + 20)} ${CURB + 6}L${x} 222`;
  return (
    sky(110, '#a6dcfb', '#f4f2e2', frame) +
    clouds(
      wide
        ? [
            [-176, 22, 1.3],
            [26, 62, 1],
            [52, 20, 1.5],
          ]
        : [[30, 74, 0.7]],
    ) +
    houses(FORENOON, PLOTS) +
    path(
      `M${left} 111L-60 100L${vx} ${vy}L${right} ${vy}V230H${left}Z`,
      linear([
        [0, '#b9bcd6'],
        [0.2, '#9298c0'],
        [0.4, '#a7abcc'],
        [1, '#a7abcc'],
      ]),
    ) +
    line(`M${left} 112L-60 101L${vx} ${vy}`, '#f3e2c4', 2.2) +
    line(
      `M${left} 124H-60C-10 124 16 112 ${vx} ${vy + 2}`,
      '#eef0f8',
      1.5,
      'stroke-dasharray="13 9"',
    ) +
    // Grass behind the row of trees, up to where the sidewalk is.
    path(`M${vx} ${vy}L${right} ${vy - 6}V160H60Z`, '#8db482') +
    path(
      `${curb(0)}C60 98 120 112 ${right} 138V230H${left}Z`,
      linear([
        [0, '#eecf9f'],
        [0.4, '#f4dcb6'],
        [1, '#f9ead0'],
      ]),
    ) +
    line(joints, '#d2ae80', 0.8, 'stroke-opacity=".3"') +
    line(curb(1.4), tone(FORENOON, TOWN.chalk).base, 3.4) +
    line(curb(3.6), '#b39580', 1.2) +
    TREES.map(([x, y, k]) => tree(x, y, wide ? k : k ** 0.7 * 0.54)).join('')
  );
}

/** A round tree of a row, lit from the right, and its shade. */
function tree(x: number, y: number, k: number): string {
  const leaf = tone(FORENOON, TOWN.leaf);
  const heap = (list: readonly (readonly [number, number, number])[]): string =>
    list.map(([dx, dy, r]) => disc(x + dx * k, y + dy * k, r * k)).join('');
  return (
    oval(x - 10 * k, y, 30 * k, 4 * k, '#5a5a86', 'fill-opacity=".28"') +
    path(
      `M${x - 6 * k} ${y}L${x - 3 * k} ${y - 44 * k}H${x + 4 * k}L${x + 6 * k} ${y}Z`,
      '#8a6a55',
    ) +
    path(
      heap([
        [-22, -54, 19],
        [20, -52, 20],
        [0, -76, 27],
        [-15, -78, 20],
        [18, -76, 20],
        [0, -50, 20],
      ]),
      leaf.shade,
    ) +
    path(
      heap([
        [6, -80, 22],
        [23, -64, 15],
        [-10, -66, 14],
      ]),
      leaf.base,
    ) +
    path(
      heap([
        [14, -86, 9],
        [26, -68, 6],
        [-3, -74, 5],
      ]),
      leaf.lite,
      'fill-opacity=".6"',
    )
  );
}

/** Near, over our heads: the end of a branch, cut by the corner of the sheet. */
export const branch = (): string => {
  const leaf = tone(FORENOON, TOWN.leafDark);
  const clump = (list: readonly (readonly [number, number, number])[]): string =>
    list.map(([x, y, r]) => disc(x, y, r)).join('');
  return (
    path(
      clump([
        [224, -2, 34],
        [196, -4, 22],
        [222, 30, 18],
        [172, -6, 14],
        [205, 14, 15],
      ]),
      leaf.base,
    ) +
    path(
      clump([
        [221, -6, 26],
        [194, -8, 17],
        [219, 24, 11],
      ]),
      leaf.lite,
    )
  );
};
