import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, widthOf } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';
import { houses, type Plot, tilesOn } from './houses.ts';

// Where the pigeons are called: a steep street that comes down from the left, a low house with a gutter, a tall one with
// somebody on it, and a good deal of sky.

/** Where a house stands at `x`: the street falls all the way, and is level under who stands at its foot. */
const footAt = (x: number): number => Math.min(191, 139 + (x + 210) * 0.17);

/** The parapet of the tall house. */
export const ROOF = { left: 150, y: 78 } as const;
/** The end of the low one's gutter. */
export const SPOUT = { x: 161, y: 96 } as const;

const plot = (x: number, size: number, wish: Plot[3]): Plot => [
  x,
  footAt(x + 50 * size) + 3,
  size,
  wish,
];

const FAR: readonly Plot[] = [
  plot(-2, 0.5, { wall: TOWN.rose, height: 106, roof: 'flat', door: '#41619b', seed: 'c' }),
  plot(44, 0.46, { wall: TOWN.powder, height: 92, roof: 'tiles', door: '#9c4c3b', seed: 'b' }),
];

const OVER_THE_FOLD: readonly Plot[] = [
  plot(-220, 0.5, { wall: TOWN.blush, height: 152, roof: 'gable', door: '#6f9a84', seed: 'f' }),
  plot(-174, 0.52, { wall: TOWN.chalk, height: 136, roof: 'tiles', door: '#b8566b', seed: 'd' }),
  plot(-124, 0.5, { wall: TOWN.powder, height: 142, roof: 'flat', door: '#9c4c3b', seed: 'e' }),
  plot(-76, 0.5, { wall: TOWN.blush, height: 112, roof: 'gable', door: '#41619b', seed: 'a' }),
  plot(-30, 0.36, { wall: TOWN.chalk, height: 122, roof: 'tiles', door: '#6f9a84', seed: 'g' }),
];

/** All that stands still. Far houses are half in mist: they are not whom this is about. */
export function pigeonStreet(light: Light, frame: Frame): string {
  const { left } = frame;
  return (
    houses(light, isWide(frame) ? [...OVER_THE_FOLD, ...FAR] : FAR) +
    box(
      left,
      50,
      widthOf(frame),
      150,
      linear([
        [0, '#fbeee2', 0],
        [0.4, '#fdeedd', 0.34],
        [1, '#fbe6d4', 0.24],
      ]),
    ) +
    lowHouse(light) +
    tallHouse(light) +
    street(frame)
  );
}

/** Stone that runs down with the houses, and steps where it would be too steep to walk. */
function street({ left, right }: Frame): string {
  const top = `M${left - 4} ${num(footAt(left))}L96 ${num(footAt(96))}L${right + 4} ${num(footAt(right))}`;
  let steps = '';
  for (let x = -208; x < 92; x += 15)
    steps += `M${x} ${num(footAt(x) + 3)}l-24 ${num(70 + (x + 208) * 0.06)}`;
  return (
    path(
      `${top}V230H${left - 4}Z`,
      linear([
        [0, '#f6dfba'],
        [1, '#dfbb94'],
      ]),
    ) +
    line(steps, '#c9a684', 0.7, 'stroke-opacity=".7"') +
    line(top, '#fffaf0', 1.8)
  );
}

/** One floor, whitewashed, under clay; its gutter runs out before the next house's wall. */
function lowHouse(light: Light): string {
  const [left, right, y] = [70, ROOF.left, SPOUT.y];
  const foot = 200;
  const [wall, clay, tin] = [
    tone(light, TOWN.chalk),
    tone(light, TOWN.clay),
    tone(light, '#4f7ea3'),
  ];
  let rows = '';
  for (let row = 1; row < 4; row++)
    rows += `M${num(left + 10 - row * 2.4)} ${num(y - 18 + row * 4.6)}H${right}`;
  return (
    box(left + 3, y, right - left, foot - y, wall.base) +
    // The shade of the eaves, without which a pale breath is not seen before a white wall.
    box(
      left + 3,
      y,
      right - left,
      74,
      linear([
        [0, '#6f93bf', 0.85],
        [0.6, '#86a6cc', 0.6],
        [1, '#a9c0dc', 0],
      ]),
    ) +
    tilesOn(light, left + 3, 176, right - left - 3, 24) +
    path(`M${left - 3} ${y}L${left + 8} ${y - 18}H${right + 2}V${y}Z`, clay.base) +
    line(rows, clay.deep, 1, 'stroke-opacity=".45" stroke-dasharray="5 2"') +
    box(left - 6, y - 1, right - left + 8, 4.4, tin.base, 1.6)
  );
}

/** Nearly all wall, and morning upon it. */
function tallHouse(light: Light): string {
  const { left, y } = ROOF;
  const wall = tone(light, TOWN.rose);
  const [trim, glass, shutter] = [
    tone(light, TOWN.chalk),
    tone(light, '#8fb4cc'),
    tone(light, '#6f9a84'),
  ];
  const x = left + 47;
  return (
    box(
      left,
      y,
      90,
      120,
      linear([
        [0, wall.lite],
        [1, wall.base],
      ]),
    ) +
    box(left, y + 6, 90, 3, wall.shade, 0, 'fill-opacity=".6"') +
    box(x - 1, y + 19, 16, 26, trim.base, 0.6) +
    box(x, y + 20, 14, 24, glass.base) +
    line(`M${x + 7} ${y + 20}v24M${x} ${y + 30}h14`, trim.base, 1.2) +
    box(x - 8, y + 19, 6.4, 26, shutter.base, 0.6) +
    box(x + 15.6, y + 19, 6.4, 26, shutter.shade, 0.6) +
    tilesOn(light, left, 176, 90, 24)
  );
}

/** The gutter's end, before the tall house's wall: what lies in it can be seen from below. */
export const spout = (light: Light): string => {
  const tin = tone(light, '#4f7ea3');
  return (
    path(
      `M${ROOF.left - 6} ${SPOUT.y - 1}H${SPOUT.x}L${SPOUT.x + 2} ${SPOUT.y + 3.4}H${ROOF.left - 6}Z`,
      tin.base,
    ) + line(`M74 ${SPOUT.y - 0.4}H${SPOUT.x}`, tin.lite, 0.9)
  );
};

/** Drawn after whoever stands behind it. */
export const parapet = (light: Light): string => {
  const trim = tone(light, TOWN.chalk);
  return (
    box(ROOF.left - 3, ROOF.y - 3, 96, 9, trim.base, 1) +
    box(ROOF.left - 3, ROOF.y + 3, 96, 3, trim.shade, 1)
  );
};
