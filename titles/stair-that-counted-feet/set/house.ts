// The whole house, cut open. In mm on the sheet.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { bathTub, clawFoot, taps } from '#bookmaking/house/bath.ts';
import { bedstead, nightstand, quiltFlat } from '#bookmaking/house/bed.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { shutDoor } from '#bookmaking/house/door.ts';
import { coatPegs, pictureFrame } from '#bookmaking/house/hall-things.ts';
import { hangingLamp, tableLamp } from '#bookmaking/house/lamps.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BEDDING } from './bedding.ts';
import { pool } from './night.ts';

/** Floors of the house: below, a hall that feet go up through; above, three small rooms. */
export const FLOOR = { upper: 98, slab: 105, lower: 205, roof: 60 } as const;
/** The stairwell, open to the roof: where the rooms on the left of it end, and where the landing begins. */
const [WELL, BEYOND] = [100, 181];
const BEDROOM = { to: 64 } as const;
const NIGHT: Hex = '#1b1738';
/** How small the rooms upstairs are, which were drawn on a floor at 124 under a roof at 64. */
const UPSTAIRS = 0.62;

/** Far away and a little from the front, so that risers are seen; its foot stands in the hall. */
export const HOUSE_VIEW: Camera = (() => {
  const shot = { from: [-700, 500, -1120], to: [160, 110, 46] } as const;
  const plan = cameraAt({ ...shot, middle: [0, 0], focal: 100 });
  const rise = plan.see([0, 0, 46])[1] - plan.see([325, 234, 46])[1];
  const focal = (100 * (FLOOR.lower - 2 - FLOOR.upper)) / rise;
  const [x, y] = cameraAt({ ...shot, middle: [0, 0], focal }).see([0, 0, 46]);
  return cameraAt({ ...shot, focal, middle: [70 - x, FLOOR.lower - 4 - y] });
})();

/** From a room as it was drawn to where it lies: its left edge, or its right one, is kept. */
const roomAt = (keeps: number, art: string): string =>
  `<g transform="translate(${keeps} ${FLOOR.upper}) scale(${UPSTAIRS}) translate(${-keeps} -124)">${art}</g>`;

/** Sky, walls and all furniture; stairs, people and bed linen come from the page. */
export function cutawayHouse(light: Light): string {
  const chance = chanceFrom('stars over the house');
  const papers = (x: number, y: number, w: number, h: number, color: Hex): string =>
    box(
      x,
      y,
      w,
      h,
      linear([
        [0, mix(color, NIGHT, 0.3)],
        [1, color],
      ]),
    );
  const tall = FLOOR.upper - FLOOR.roof;
  const bath = BEDROOM.to + 2;
  let stripes = '';
  for (let x = 14; x < BEDROOM.to; x += 4) stripes += `M${x} ${FLOOR.roof}V${FLOOR.upper}`;
  let tiles = '';
  for (let x = bath + 2; x < WELL; x += 5) tiles += `M${x} ${FLOOR.roof + 2}V${FLOOR.upper}`;
  for (let y = FLOOR.roof + 4; y < FLOOR.upper; y += 5) tiles += `M${bath} ${y}H${WELL}`;
  let dots = '';
  for (let y = FLOOR.roof + 6; y < FLOOR.lower - 16; y += 9) {
    for (let x = 14 + (y % 18 ? 4 : 0); x < 204; x += 9) dots += `M${x} ${num(y)}h.1`;
  }
  const lit = (from: number, to: number, art: string): string =>
    clip(`M${from} ${FLOOR.roof + 2}H${to}V${FLOOR.upper}H${from}Z`, art);
  return (
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#241b4a'],
        [0.35, '#4d3a72'],
        [1, '#4d3a72'],
      ]),
    ) +
    specks(chance, { x: 4, y: 3, width: 208, height: 10 }, 16, '#fff4d8', 0.7, 0.7) +
    specks(chance, { x: 2, y: 14, width: 10, height: 44 }, 8, '#fff4d8', 0.7, 0.6) +
    specks(chance, { x: 204, y: 14, width: 10, height: 44 }, 8, '#fff4d8', 0.7, 0.6) +
    box(0, 203, SHEET, 13, '#2c3a4c') +
    box(7, FLOOR.roof, 202, FLOOR.lower - FLOOR.roof + 4, '#6b4058') +
    path(`M0 ${FLOOR.roof + 2}L9 ${FLOOR.roof - 5}H207L216 ${FLOOR.roof + 2}Z`, '#5c3550') +
    papers(11, FLOOR.roof + 2, 194, FLOOR.lower - FLOOR.roof - 2, '#86506a') +
    line(dots, '#b37a8a', 1, 'stroke-opacity=".5"') +
    papers(11, FLOOR.roof + 2, BEDROOM.to - 11, tall, '#7d5a8c') +
    line(stripes, '#9a78a4', 0.4, 'stroke-opacity=".6"') +
    papers(bath, FLOOR.roof + 2, WELL - bath, tall, '#5f6f96') +
    line(tiles, '#46547c', 0.4) +
    box(7, FLOOR.lower - 3, 202, 9, '#a8744e') +
    box(7, FLOOR.lower + 5, 202, 2.4, '#6f4636') +
    box(11, FLOOR.lower - 16, 194, 13, '#6a3f58') +
    line(`M11 ${FLOOR.lower - 16}H205`, '#b98292', 0.8) +
    indoors(pool(36, 140, 74, 84, '#ffd58a', 0.85) + pool(186, 140, 46, 70, '#ffd58a', 0.6)) +
    lit(11, BEDROOM.to, pool(60, 84, 40, 28, '#ffd58a', 0.75)) +
    lit(bath, WELL, pool(83, 76, 30, 30, '#ffe2a8', 0.6)) +
    indoors(pool(140, 82, 52, 48, '#ffd58a', 0.7)) +
    roomAt(11, bedroom(light)) +
    bathroom(light) +
    roomAt(205, upstairs(light)) +
    indoors(hall(light))
  );
}

const bedroom = (light: Light): string =>
  nightWindow(
    { x: 38, y: 71, width: 21, height: 26 },
    { high: '#1d1d50', low: '#4a4a92', moon: [0.68, 0.26] },
    tone(light, '#8a5a40').lite,
  ) +
  at(91, 124, 0.52, nightstand(light, '#7a5262')) +
  at(91, 105.8, 0.42, tableLamp(light, true)) +
  bedroomThings(light) +
  at(46, 124, 0.45, bedstead(mirrored(light), BEDDING), 0, -0.45) +
  at(46, 124, 0.45, quiltFlat(mirrored(light), BEDDING), 0, -0.45);

/** Four iron feet, upstairs already. */
const bathroom = (light: Light): string =>
  at(83, FLOOR.roof + 2, 0.26, hangingLamp(light, true)) +
  at(73, FLOOR.upper, 0.16, clawFoot(light, '#4a4356')) +
  at(93, FLOOR.upper, 0.16, clawFoot(light, '#4a4356'), 0, -0.16) +
  at(82.4, FLOOR.upper - 0.6, 0.15, bathTub(light, '#e8e2f0') + at(72, -97, 1, taps(light)));

/** A shelf of books, a kite on the wall, a bear that has seen it all. */
function bedroomThings(light: Light): string {
  const lit = (color: Hex): Hex => tone(light, color).base;
  const spines = ['#c9783f', '#4f8a8a', '#d9b04e', '#8a6fb8', '#b3567f', '#5c8a5a'];
  const books = spines
    .map((color, i) => box(66 + i * 3, 84 - (i % 3), 2.5, 8 + (i % 3), lit(color), 0.3))
    .join('');
  const bear = lit('#b98a5a');
  return (
    books +
    box(64, 92, 23, 1.6, lit('#8a5a40')) +
    path('M20 78L26 70L32 78L26 90Z', lit('#d98f5c')) +
    path('M26 70V90L20 78Z', lit('#b3567f')) +
    line('M26 90q4 5 0 9t2 8', lit('#e9d5b0'), 0.5) +
    oval(85, 89.4, 2.2, 2.6, bear) +
    oval(85, 85.6, 1.9, 1.8, bear) +
    oval(83.6, 84.2, 0.7, 0.7, bear) +
    oval(86.4, 84.2, 0.7, 0.7, bear)
  );
}

const upstairs = (light: Light): string =>
  at(191, 124, 1, shutDoor(light, '#8a6a4e', 22, 47, '#ffdf9a')) +
  pictureFrame(light, 52, 80, 12, 15, '#8a6238', '#cdb9a8', oval(58, 89, 3, 4, '#6d5a7c')) +
  at(92, 64, 0.42, hangingLamp(light, true));

/** Under the stairs what waits for the morning: boots, a table with flowers. */
function hall(light: Light): string {
  const table = tone(light, '#6f4632');
  return (
    at(38, FLOOR.slab, 0.5, hangingLamp(light, true)) +
    at(22, 134, 0.5, coatPegs(light, '#4d6a86', '#c98a3c')) +
    at(196, FLOOR.slab, 0.44, hangingLamp(light, true)) +
    at(166, FLOOR.lower, 0.3, turnedLeg(light, '#7c5038')) +
    at(199, FLOOR.lower, 0.3, turnedLeg(light, '#7c5038')) +
    box(157, FLOOR.lower - 33, 47, 3.4, table.lite, 1) +
    box(161, FLOOR.lower - 30, 41, 4, table.base) +
    at(186, FLOOR.lower - 33, 0.22, vase(light))
  );
}

const vase = (light: Light): string => {
  const t = tone(light, '#4f8a8a');
  return (
    line(
      'M0 -20C-6 -36 -14 -40 -18 -42M0 -20C0 -40 4 -46 8 -52M0 -20C8 -32 14 -34 20 -34',
      tone(light, '#5c8a5a').base,
      2.4,
    ) +
    oval(-19, -44, 6, 6, tone(light, '#e2a24e').base) +
    oval(9, -55, 6, 6, tone(light, '#e2a24e').base) +
    oval(21, -36, 5, 5, tone(light, '#e2a24e').base) +
    path('M-8 -22H8C8 -16 14 -12 12 0H-12C-14 -12 -8 -16 -8 -22Z', t.base)
  );
};

/** What the hall and its stairwell show: nothing reaches through its ceilings. */
export const indoors = (art: string): string =>
  clip(`M11 ${FLOOR.upper + 1}H${WELL}V${FLOOR.roof + 2}H205V${FLOOR.lower + 4}H11Z`, art);

/** The floor between the storeys, which the stairwell leaves open, and the walls of the rooms on it. */
export function slab(light: Light): string {
  const t = tone(light, '#8a5a44');
  const tall = FLOOR.slab - FLOOR.upper;
  const wall = (x: number): string => box(x, FLOOR.roof, 2.4, FLOOR.upper - FLOOR.roof, t.shade);
  return (
    box(7, FLOOR.upper, WELL - 7, tall, t.base) +
    box(7, FLOOR.upper, WELL - 7, 1.6, t.lite) +
    box(7, FLOOR.slab - 2, WELL - 7, 2, t.shade) +
    box(BEYOND, FLOOR.upper, 209 - BEYOND, tall, t.base) +
    box(BEYOND, FLOOR.upper, 209 - BEYOND, 1.6, t.lite) +
    box(7, FLOOR.roof - 2, 3.6, FLOOR.lower - FLOOR.roof + 4, t.shade) +
    box(205.4, FLOOR.roof - 2, 3.6, FLOOR.lower - FLOOR.roof + 4, t.shade) +
    wall(BEDROOM.to) +
    wall(WELL - 2.4)
  );
}
