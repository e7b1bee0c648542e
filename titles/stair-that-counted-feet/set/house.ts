// The whole house, cut open: the first picture and the last one. In mm on the sheet.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, PAGE, widthOf } from '#bookmaking/frame.ts';
import { bedstead, nightstand } from '#bookmaking/house/bed.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { shutDoor } from '#bookmaking/house/door.ts';
import { boot, coatPegs, curtain, pictureFrame } from '#bookmaking/house/hall-things.ts';
import { hangingLamp, tableLamp } from '#bookmaking/house/lamps.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BEDDING } from './bedding.ts';
import { pool } from './night.ts';

/** Floors of the house. */
export const FLOOR = { upper: 124, slab: 136, lower: 205, roof: 64 } as const;
/** The landing's edge: left of it the stairs go up behind the floor. */
const WELL = 160;

/** Far away, so that the flight is nearly a drawing on a plan; its foot stands in the hall. */
export const HOUSE_VIEW: Camera = (() => {
  const shot = { from: [-420, 560, -1300], to: [160, 110, 46] } as const;
  const plan = cameraAt({ ...shot, middle: [0, 0], focal: 100 });
  const rise = plan.see([0, 0, 46])[1] - plan.see([325, 234, 46])[1];
  const focal = (100 * (FLOOR.lower - 2 - FLOOR.upper)) / rise;
  const [x, y] = cameraAt({ ...shot, middle: [0, 0], focal }).see([0, 0, 46]);
  return cameraAt({ ...shot, focal, middle: [62 - x, FLOOR.lower - 3 - y] });
})();

/** The bed: its head on the right, by the lamp. */
export const BED = { x: 46, scale: 0.45 } as const;

export interface Hour {
  readonly light: Light;
  /** How far the walls have gone into the night, 0 to 1. */
  readonly dark: number;
  readonly lamps: boolean;
}

const NIGHT: Hex = '#1b1738';

/** Sky, walls and all furniture; stairs, people and bed linen come from the page. */
export function cutawayHouse(hour: Hour, frame: Frame = PAGE): string {
  const { light, dark, lamps } = hour;
  // Where nobody lies awake, furniture goes into the dark with the walls.
  const gone: Light = {
    ...light,
    cast: mix(light.cast, NIGHT, dark),
    castAmount: light.castAmount + dark * 0.55,
  };
  const chance = chanceFrom('stars over the house');
  const dim = (color: Hex): Hex => mix(color, NIGHT, dark);
  const papers = (x: number, y: number, w: number, h: number, color: Hex): string =>
    box(
      x,
      y,
      w,
      h,
      linear([
        [0, mix(dim(color), NIGHT, 0.3)],
        [1, dim(color)],
      ]),
    );
  let stripes = '';
  for (let x = 14; x < 104; x += 5) stripes += `M${x} ${FLOOR.roof}V${FLOOR.upper}`;
  let dots = '';
  for (let y = FLOOR.slab + 6; y < FLOOR.lower - 16; y += 8) {
    for (let x = 14 + (y % 16 ? 4 : 0); x < 204; x += 8) dots += `M${x} ${num(y)}h.1`;
  }
  const wood = tone(light, dim('#8a5a40'));
  const sky = lamps ? (['#241b4a', '#4d3a72'] as const) : (['#131231', '#262252'] as const);
  return (
    box(
      frame.left,
      0,
      widthOf(frame),
      SHEET,
      linear([
        [0, sky[0]],
        [0.35, sky[1]],
        [1, sky[1]],
      ]),
    ) +
    specks(chance, { x: 4, y: 3, width: 208, height: 10 }, 16, '#fff4d8', 0.7, 0.7) +
    specks(chance, { x: 2, y: 14, width: 10, height: 60 }, 8, '#fff4d8', 0.7, 0.6) +
    specks(chance, { x: 204, y: 14, width: 10, height: 60 }, 8, '#fff4d8', 0.7, 0.6) +
    box(frame.left, 203, widthOf(frame), 13, dim('#2c3a4c')) +
    box(7, FLOOR.roof, 202, FLOOR.lower - FLOOR.roof + 4, dim('#8a5560')) +
    path(`M0 ${FLOOR.roof + 2}L9 ${FLOOR.roof - 5}H207L216 ${FLOOR.roof + 2}Z`, dim('#5c3550')) +
    papers(11, FLOOR.roof + 2, 93, FLOOR.upper - FLOOR.roof, '#7d5a8c') +
    line(stripes, dim('#9a78a4'), 0.5, 'stroke-opacity=".6"') +
    papers(107, FLOOR.roof + 2, 98, FLOOR.upper - FLOOR.roof, '#a2685c') +
    papers(11, FLOOR.slab, 194, FLOOR.lower - FLOOR.slab, '#a96f58') +
    box(7, FLOOR.lower - 3, 202, 9, mix(dim('#a8744e'), NIGHT, 0.12)) +
    box(7, FLOOR.lower + 5, 202, 2.4, dim('#6f4636')) +
    line(dots, dim('#d09a72'), 1, 'stroke-opacity=".55"') +
    box(11, FLOOR.lower - 16, 194, 13, dim('#7c4a4a')) +
    line(`M11 ${FLOOR.lower - 16}H205`, dim('#b98262'), 0.8) +
    (lamps
      ? indoors(pool(34, 150, 60, 60, '#ffd58a', 0.75) + pool(186, 150, 50, 60, '#ffd58a', 0.7)) +
        clip(
          `M11 ${FLOOR.roof + 2}H104V${FLOOR.upper}H11Z`,
          pool(91, 100, 62, 46, '#ffd58a', 0.75),
        ) +
        clip(
          `M107 ${FLOOR.roof + 2}H205V${FLOOR.upper}H107Z`,
          pool(156, 82, 54, 50, '#ffd58a', 0.75),
        )
      : '') +
    nightWindow(
      { x: 38, y: 71, width: 21, height: 26 },
      { high: '#1d1d50', low: '#4a4a92', moon: [0.68, 0.26] },
      wood.lite,
    ) +
    upstairs(landing(gone, lamps)) +
    indoors(hall(gone, lamps)) +
    at(91, FLOOR.upper, 0.52, nightstand(light, '#7a5262')) +
    at(91, FLOOR.upper - 18.2, 0.42, tableLamp(light, lamps)) +
    bedroomThings(light) +
    at(BED.x, FLOOR.upper, BED.scale, bedstead(mirrored(light), BEDDING), 0, -BED.scale)
  );
}

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

function landing(light: Light, lamps: boolean): string {
  return (
    at(122, FLOOR.upper, 1, shutDoor(light, '#6f7a94', 21, 46)) +
    at(190, FLOOR.upper, 1, shutDoor(light, '#8a6a4e', 22, 47, lamps ? '#ffdf9a' : undefined)) +
    pictureFrame(light, 140, 78, 12, 15, '#8a6238', '#cdb9a8', oval(146, 87, 3, 4, '#6d5a7c')) +
    at(160, FLOOR.roof + 2, 0.42, hangingLamp(light, lamps))
  );
}

function hall(light: Light, lamps: boolean): string {
  const table = tone(light, '#6f4632');
  return (
    at(34, FLOOR.slab, 0.44, hangingLamp(light, lamps)) +
    at(24, 158, 0.42, coatPegs(light, '#4d6a86', '#c98a3c')) +
    at(17, FLOOR.lower, 0.26, boot(light, '#5c8a5a')) +
    at(25, FLOOR.lower, 0.26, boot(light, '#c98a3c', 34)) +
    at(33, FLOOR.lower, 0.2, boot(light, '#5a6fa0', 34)) +
    at(186, FLOOR.slab, 0.44, hangingLamp(light, lamps)) +
    at(172, FLOOR.lower, 0.3, turnedLeg(light, '#7c5038')) +
    at(199, FLOOR.lower, 0.3, turnedLeg(light, '#7c5038')) +
    box(163, FLOOR.lower - 33, 42, 3.4, table.lite, 1) +
    box(167, FLOOR.lower - 30, 36, 4, table.base) +
    at(184, FLOOR.lower - 33, 0.22, vase(light)) +
    at(150, 145, 0.4, curtain(light, '#8d4f6b', 24, 60))
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

/** What the ground floor shows: nothing reaches through its ceiling. */
export const indoors = (art: string): string =>
  clip(`M11 ${FLOOR.upper + 1}H205V${FLOOR.lower + 4}H11Z`, art);

const upstairs = (art: string): string =>
  clip(`M107 ${FLOOR.roof + 2}H205.4V${FLOOR.upper + 4}H107Z`, art);

/** The floor between the storeys, in front of whoever goes up behind it. */
export function slab(hour: Hour): string {
  const t = tone(hour.light, mix('#8a5a44', NIGHT, hour.dark));
  return (
    box(7, FLOOR.upper, WELL - 7, FLOOR.slab - FLOOR.upper, t.base) +
    box(7, FLOOR.upper, WELL - 7, 2, t.lite) +
    box(7, FLOOR.slab - 2.4, WELL - 7, 2.4, t.shade) +
    box(176, FLOOR.upper, 33, FLOOR.slab - FLOOR.upper, t.base) +
    box(176, FLOOR.upper, 33, 2, t.lite) +
    box(7, FLOOR.roof - 2, 3.6, FLOOR.lower - FLOOR.roof + 4, t.shade) +
    box(205.4, FLOOR.roof - 2, 3.6, FLOOR.lower - FLOOR.roof + 4, t.shade) +
    box(103, FLOOR.roof, 4, FLOOR.upper - FLOOR.roof, t.shade) +
    railing(t.lite, t.shade)
  );
}

/** A railing round the well, so that nobody steps off the landing. */
function railing(light: Hex, dark: Hex): string {
  let bars = '';
  for (let x = 139; x <= 158; x += 3.8) bars += `M${num(x)} ${FLOOR.upper}v-13`;
  return (
    line(bars, dark, 0.9) +
    line(`M137 ${FLOOR.upper - 13}H160`, light, 1.5) +
    line(`M160 ${FLOOR.upper}v-15`, light, 2) +
    oval(160, FLOOR.upper - 16, 1.5, 1.5, light)
  );
}
