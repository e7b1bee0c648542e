import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, widthOf } from '#bookmaking/frame.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { cakeGirl } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from './colors.ts';
import { houses, type Plot, tilesOn } from './houses.ts';

// Where the pigeons are called: a tall house with somebody on it, a low one with a gutter, and a good deal of sky.

/** Where houses stand, and where the sidewalk ends. */
const [GROUND, CURB] = [186, 207];

/** The parapet of the tall house. */
export const ROOF = { left: 138, y: 94 } as const;
/** The gutter of the low one. */
export const GUTTER = { left: 78, right: 142, y: 139 } as const;

const FAR: readonly Plot[] = [
  [40, GROUND, 0.36, { wall: TOWN.chalk, height: 132, roof: 'tiles', door: '#6f9a84', seed: 'a' }],
  [2, GROUND, 0.4, { wall: TOWN.powder, height: 128, roof: 'gable', door: '#9c4c3b', seed: 'b' }],
  [-44, GROUND, 0.46, { wall: TOWN.rose, height: 132, roof: 'flat', door: '#41619b', seed: 'c' }],
];

const OVER_THE_FOLD: readonly Plot[] = [
  [-96, GROUND, 0.52, { wall: TOWN.chalk, height: 150, roof: 'tiles', door: '#b8566b', seed: 'd' }],
  [
    -154,
    GROUND,
    0.58,
    { wall: TOWN.powder, height: 178, roof: 'flat', tiles: true, door: '#9c4c3b', seed: 'e' },
  ],
  [
    -220,
    GROUND,
    0.66,
    { wall: TOWN.blush, height: 214, roof: 'gable', door: '#6f9a84', seed: 'f' },
  ],
];

/** All that stands still. Far houses are half in mist: they are not whom this is about. */
export function pigeonStreet(light: Light, frame: Frame): string {
  const { left } = frame;
  return (
    houses(light, isWide(frame) ? [...OVER_THE_FOLD, ...FAR] : FAR) +
    box(
      left,
      60,
      widthOf(frame),
      130,
      linear([
        [0, '#fbeee2', 0],
        [0.5, '#fbeee2', 0.62],
        [1, '#f7e9e2', 0.42],
      ]),
    ) +
    sidewalk(frame) +
    (isWide(frame) ? whoElse(light) : '') +
    lowHouse(light) +
    tallHouse(light)
  );
}

/** Over the fold: a cake that is being fetched, and the hat with both bags. */
const whoElse = (light: Light): string =>
  at(-118, 200, 0.34, cakeGirl(light)) +
  at(-104, 165, 0.3, cake(light)) +
  at(-44, 204, 0.3, hatStanding(light));

const sidewalk = (frame: Frame): string => {
  const { left } = frame;
  return (
    box(
      left,
      GROUND,
      widthOf(frame),
      CURB - GROUND,
      linear([
        [0, '#f3e5d6'],
        [1, '#e6d6c5'],
      ]),
    ) +
    box(left, CURB, widthOf(frame), 3, '#fffaf0') +
    box(left, CURB + 3, widthOf(frame), 8, '#c3b2b0')
  );
};

/** One floor, whitewashed, under clay: from its gutter a feather can be seen from below. */
function lowHouse(light: Light): string {
  const { left, right, y } = GUTTER;
  const [wall, clay, tin] = [
    tone(light, TOWN.chalk),
    tone(light, TOWN.clay),
    tone(light, '#4f7ea3'),
  ];
  const shutter = tone(light, '#5f8fae');
  let rows = '';
  for (let row = 1; row < 4; row++)
    rows += `M${num(left + 10 - row * 2.4)} ${num(y - 20 + row * 5)}H${right}`;
  return (
    box(left + 4, y, right - left, GROUND - y, wall.base) +
    box(left + 4, y, right - left, 5, wall.shade, 0, 'fill-opacity=".7"') +
    tilesOn(light, left + 4, GROUND - 16, right - left, 16) +
    box(left + 18, y + 11, 13, 18, tone(light, '#8fb4cc').base) +
    line(`M${left + 24.5} ${y + 11}v18M${left + 18} ${y + 18}h13`, wall.lite, 1.2) +
    box(left + 11, y + 10, 6, 20, shutter.base, 0.6) +
    box(left + 32, y + 10, 6, 20, shutter.shade, 0.6) +
    path(`M${left} ${y}L${left + 10} ${y - 20}H${right + 4}V${y}Z`, clay.base) +
    line(rows, clay.deep, 1, 'stroke-opacity=".45" stroke-dasharray="5 2"') +
    box(left - 3, y - 1, right - left + 6, 4.4, tin.base, 1.6) +
    line(`M${left - 2} ${y - 0.4}H${right}`, tin.lite, 0.9)
  );
}

/** Nearly all wall, and morning upon it. */
function tallHouse(light: Light): string {
  const { left, y } = ROOF;
  const [wall, trim, glass] = [
    tone(light, TOWN.rose),
    tone(light, TOWN.chalk),
    tone(light, '#8fb4cc'),
  ];
  const shutter = tone(light, '#6f9a84');
  let windows = '';
  for (const x of [left + 14, left + 50])
    windows +=
      box(x - 1, y + 21, 16, 26, trim.base, 0.6) +
      box(x, y + 22, 14, 24, glass.base) +
      path(
        `M${x} ${y + 40}L${x + 9} ${y + 22}h4L${x} ${y + 46}Z`,
        '#ffffff',
        'fill-opacity=".35"',
      ) +
      line(`M${x + 7} ${y + 22}v24M${x} ${y + 32}h14`, trim.base, 1.2) +
      box(x - 8, y + 21, 6.4, 26, shutter.base, 0.6) +
      box(x + 15.6, y + 21, 6.4, 26, shutter.shade, 0.6);
  return (
    box(
      left,
      y,
      90,
      GROUND - y,
      linear([
        [0, wall.lite],
        [1, wall.base],
      ]),
    ) +
    box(left, y + 6, 90, 3, wall.shade, 0, 'fill-opacity=".6"') +
    path(`M${left} ${y + 9}h7v${GROUND - y - 9}h-7Z`, wall.shade, 'fill-opacity=".4"') +
    windows +
    tilesOn(light, left, GROUND - 24, 90, 24) +
    path(`M${left + 50} ${GROUND}v-30q0 -10 9 -10t9 10v30Z`, tone(light, '#41619b').base)
  );
}

/** Drawn after whoever stands behind it. */
export const parapet = (light: Light): string => {
  const trim = tone(light, TOWN.chalk);
  return (
    box(ROOF.left - 3, ROOF.y - 3, 96, 9, trim.base, 1) +
    box(ROOF.left - 3, ROOF.y + 3, 96, 3, trim.shade, 1)
  );
};
