import { at, line } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { silverLine, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { MANNERS } from '#titles/very-slow-parade/set/hours.ts';
import {
  kitchenWindow,
  lettuce,
  pans,
  wainscot,
  wall,
} from '#titles/very-slow-parade/set/kitchen.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const MAP = cameraAt({ from: [0, 130, -300], to: [0, 130, 60], middle: [108, 106], focal: 200 });
const FLOOR = { left: -330, right: 330, near: -160, far: 110 };

/** Wide, like a map: four tiles, one wall, and a lettuce. */
export const page04: Painting = ({ hero, beside = false }) => {
  const kid = placeHero(
    inPyjamas(hero),
    beside ? headToStand(hero, 136, 38) : headToStand(hero, 108, 30),
    'ground',
    [34, 196],
    {
      pose: 'crouch',
      mood: 'wonder',
      yaw: 40,
      pitch: 8,
      gaze: [1, -0.4],
      nod: -10,
      armL: { upper: [40, 10], lower: [60, 10] },
      armR: { upper: [30, 14], lower: [80, 4] },
    },
    LOW_LAMP,
  );
  const [, base] = MAP.see([0, 0, FLOOR.far]);
  const art =
    wall(MANNERS, base) +
    wainscot(MAP, MANNERS, FLOOR, 40) +
    (beside
      ? kitchenWindow(LOW_LAMP, MANNERS, { x: 152, y: 58, width: 50, height: 66 }) +
        at(179, 125, 0.54, lettuce(LOW_LAMP)) +
        at(96, 70, 0.72, pans(LOW_LAMP))
      : kitchenWindow(LOW_LAMP, MANNERS, { x: 162, y: 74, width: 38, height: 50 }) +
        at(183, 125, 0.42, lettuce(LOW_LAMP)) +
        at(118, 112, 0.5, pans(LOW_LAMP))) +
    tiles(MAP, MANNERS, FLOOR) +
    skirting(MAP, MANNERS, FLOOR) +
    route() +
    silverLine(
      MAP,
      [
        [-190, 0, -40],
        [-150, 0, -46],
        [-110, 0, -42],
        [-74, 0, -44],
      ],
      0.45,
    ) +
    kid.shadow +
    kid.art +
    patch(LOW_LAMP, 18, 209, 28) +
    at(16, 210, 0.34, pot(LOW_LAMP)) +
    at(34, 212, 0.34, spoon(LOW_LAMP), -8) +
    patch(LOW_LAMP, 74, 207, 46) +
    at(74, 207, 0.3, snail(LOW_LAMP, { pose: 'ahead', gaze: [0.9, -0.1] }));
  return {
    art,
    quiet: { box: { ...SAFE, width: 132, height: 74 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

/** The way as a map would have it: four tiles along, and one wall up. */
const route = (): string =>
  line(
    'M108 205C140 206 172 204 182 192C186 184 184 160 183.6 142',
    '#b8443c',
    1.5,
    'stroke-dasharray="3.4 4"',
  ) + line('M180 132l7 7M187 132l-7 7', '#b8443c', 1.9);
