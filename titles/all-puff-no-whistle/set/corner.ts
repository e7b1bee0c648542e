import { tone } from '#bookmaking/drawing/light.ts';
import { box, line } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, PAGE, widthOf } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';
import { clouds, houses, type Plot, sky } from './houses.ts';
import { FORENOON } from './lights.ts';
import { parkTrees } from './park.ts';

// The corner by the park, seen from a first floor: the pavement goes up to the middle of the page, and there is little sky.

/** In mm: the feet of the houses and trees, the road's far and near edge. */
export const [FAR_EDGE, ROAD, CURB] = [96, 101, 131] as const;

const PLOTS: readonly Plot[] = [
  [
    -232,
    FAR_EDGE,
    0.62,
    { wall: TOWN.rose, height: 140, roof: 'tiles', door: '#41619b', seed: 'k' },
  ],
  [
    -166,
    FAR_EDGE,
    0.56,
    { wall: TOWN.powder, height: 118, roof: 'gable', door: '#9c4c3b', seed: 'l' },
  ],
  [
    -106,
    FAR_EDGE,
    0.6,
    { wall: TOWN.chalk, height: 132, roof: 'flat', door: '#b8566b', seed: 'm' },
  ],
  [-44, FAR_EDGE, 0.5, { wall: TOWN.rose, height: 122, roof: 'tiles', door: '#6f9a84', seed: 'n' }],
];

/** All that stands still there: air, houses past the fold, the park's trees from it on, a road, and much stone. */
export function corner(frame: Frame): string {
  const [left, width] = [frame.left - 10, widthOf(frame) + 20];
  const band = (y: number, height: number, fill: string): string =>
    box(left, y, width, height, fill);
  // They run to where all streets end, high over the fold.
  let joints = '';
  for (let x = -420; x < 440; x += 44) joints += `M${x * 0.78} ${CURB + 6}L${x} 222`;
  return (
    sky(110, '#a6dcfb', '#e2f3f4', frame) +
    clouds([
      [-182, 22, 1.5],
      [-62, 30, 1.1],
      [24, 24, 1.2],
      [112, 18, 1.6],
    ]) +
    (isWide(frame) ? houses(FORENOON, PLOTS) : '') +
    parkTrees(FORENOON, 'park', FAR_EDGE, isWide(frame) ? 66 : 36, 0.08, {
      left: isWide(frame) ? 16 : 0,
      right: PAGE.right,
    }) +
    band(FAR_EDGE, ROAD - FAR_EDGE, '#ecd6b6') +
    band(ROAD - 1.6, 2, '#b9a596') +
    band(
      ROAD,
      CURB - ROAD,
      linear([
        [0, '#8f95bd'],
        [1, '#a7abcc'],
      ]),
    ) +
    line(`M${left} 115H${left + width}`, '#e6e7f2', 1.8, 'stroke-dasharray="15 11"') +
    band(CURB, 4, tone(FORENOON, TOWN.chalk).base) +
    band(CURB + 4, 2.4, '#b39580') +
    band(
      CURB + 6,
      80,
      linear([
        [0, '#f4dcb6'],
        [1, '#f8e6c8'],
      ]),
    ) +
    line(joints, '#d2ae80', 0.8, 'stroke-opacity=".55"')
  );
}
