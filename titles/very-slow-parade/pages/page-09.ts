import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { potTurned, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { BY_THE_WALL } from '#titles/very-slow-parade/set/hours.ts';
import { kitchenWindow, lettuce, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { BLUE } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const NEAR = cameraAt({ from: [0, 52, -200], to: [0, 52, 60], middle: [108, 148], focal: 230 });
const FLOOR = { left: -330, right: 330, near: -140, far: 40 };

/** Mid: the drum becomes a step. */
export const page09: Painting = ({ hero }) => {
  const size = headToStand(hero, 108, 34);
  // In the lap the pot is out of the way; on the floor it stands as near as an arm is long.
  const pot: Point = [118, 198];
  const k = 0.52;
  const kid = placeHero(
    inPyjamas(hero),
    size,
    'ground',
    [pot[0] + 24 + size * (hero.wheelchair ? 0.62 : 0.34), 199],
    {
      pose: 'crouch',
      mood: 'happy',
      yaw: -36,
      pitch: 8,
      gaze: [-0.9, 0.7],
      nod: 8,
      touchR: [pot[0] + 4, pot[1] - 58 * k],
      touchL: [pot[0] + 20, pot[1] - 50 * k],
      armL: { upper: [40, 10], lower: [60, 10], hand: 'open' },
      armR: { upper: [40, 10], lower: [60, 10], hand: 'open' },
    },
    BLUE,
  );
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(BY_THE_WALL, base) +
    pool(110, 96, 84, 70, '#8fc0de', 0.3) +
    kitchenWindow(BLUE, BY_THE_WALL, { x: 82, y: 66, width: 54, height: 52 }, { rain: 0.7 }) +
    at(121, 119, 0.58, lettuce(BLUE, true)) +
    tiles(NEAR, BY_THE_WALL, FLOOR) +
    skirting(NEAR, BY_THE_WALL, FLOOR) +
    shining(
      [
        [-8, 209],
        [6, 206],
        [16, 205.6],
      ],
      [1.6, 1.6, 1],
      0.8,
    ) +
    kid.shadow +
    spoonAway(kid.pelvis, size) +
    patch(BLUE, pot[0], pot[1], 44) +
    at(pot[0], pot[1], k, potTurned(BLUE)) +
    kid.art +
    patch(BLUE, 52, 206, 80) +
    at(50, 207, 0.48, snail(BLUE, { pose: 'up', gaze: [0.5, -0.8], lids: 0.2 }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  };
};

/** The spoon, in a back pocket: nothing is struck any more. */
const spoonAway = ([x, y]: Point, size: number): string =>
  at(x + size * 0.3, y - size * 0.1, size / 100, spoon(BLUE), -64);
