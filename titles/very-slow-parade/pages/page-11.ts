import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { GOING } from '#titles/very-slow-parade/set/lights.ts';

const NEAR = cameraAt({ from: [0, 62, -200], to: [0, 62, 60], middle: [108, 96], focal: 230 });
const FLOOR = { left: -330, right: 330, near: -140, far: 50 };

/** Close: going, slowly, a hand along the wall; the apron comes after and does not pass the front. */
export const page11: Painting = ({ hero }) => {
  const size = headToStand(hero, 126, 40);
  const kid = placeHero(
    inPyjamas(hero),
    size,
    'ground',
    [174, 166],
    {
      pose: 'walk',
      mood: 'sleepy',
      yaw: 150,
      pitch: 5,
      nod: 10,
      tilt: 6,
      armL: { upper: [50, 40], lower: [60, 40], hand: 'open' },
      touchL: [139, 118],
    },
    GOING,
  );
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base) +
    wainscot(NEAR, DARK, FLOOR, 42) +
    tiles(NEAR, DARK, FLOOR) +
    skirting(NEAR, DARK, FLOOR) +
    doorway(142, base) +
    pool(102, 96, 116, 104, '#ffcf8a', 0.42) +
    at(-4, 198, 1.36, apron(GOING, 'lamp')) +
    nearDark() +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, y: 168, height: 34 }, ink: 'light', anchor: 'middle' },
    faces: [kid.face],
  };
};

/** The door out of the kitchen, and the dark beyond it. */
const doorway = (x: number, base: number): string =>
  path(
    `M${x} 40H${SHEET}V${num(base + 14)}H${num(x + 5)}L${x} ${num(base)}Z`,
    linear(
      [
        [0, '#0b1a2c'],
        [1, '#071322'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path(`M${x} ${num(base)}L${num(x + 10)} ${num(base + 16)}H${SHEET}V${num(base)}Z`, '#17344d') +
  box(x - 7, 34, 8, base - 34, '#3d5f78') +
  box(x - 7, 34, 2, base - 34, '#ffcf8a', 0, 'fill-opacity=".5"') +
  box(x - 7, 33, SHEET, 8, '#3d5f78') +
  line(`M${x - 7} 33H${SHEET}`, '#5d8098', 0.8);

/** The floor goes dark toward us: room for the words. */
const nearDark = (): string =>
  box(
    0,
    156,
    SHEET,
    60,
    linear([
      [0, '#0e2237', 0],
      [0.35, '#0e2237', 0.92],
      [1, '#0e2237', 1],
    ]),
  );
