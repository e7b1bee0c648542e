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
export const page09: Painting = ({ hero, beside = false }) => {
  const size = beside ? headToStand(hero, 160, 50) : headToStand(hero, 128, 40);
  const pot: Point = [beside ? 118 : 112, 204];
  const k = beside ? 0.7 : 0.56;
  const rolls = Boolean(hero.wheelchair);
  const kid = placeHero(
    inPyjamas(hero),
    rolls ? size * 0.97 : size,
    'ground',
    [pot[0] + size * (rolls ? 0.78 : 0.85), rolls ? 201 : 203],
    {
      pose: 'kneel',
      mood: 'happy',
      yaw: -42,
      pitch: 8,
      gaze: [-0.9, 0.8],
      body: { lean: 26, nod: 12, tilt: -4, roll: 0 },
      touchR: [pot[0] + k * (rolls ? 7 : -14), pot[1] - 56 * k],
      touchL: [pot[0] + 36 * k, pot[1] - 50 * k],
      armL: { upper: [40, 10], lower: [60, 10], hand: 'open' },
      armR: { upper: [40, 10], lower: [60, 10], hand: 'open' },
    },
    BLUE,
  );
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(BY_THE_WALL, base) +
    pool(88, 96, 84, 70, '#8fc0de', 0.3) +
    (beside
      ? kitchenWindow(BLUE, BY_THE_WALL, { x: 48, y: 26, width: 70, height: 72 }, { rain: 0.7 }) +
        at(100, 99, 0.74, lettuce(BLUE, true))
      : kitchenWindow(BLUE, BY_THE_WALL, { x: 58, y: 66, width: 54, height: 52 }, { rain: 0.7 }) +
        at(98, 119, 0.58, lettuce(BLUE, true))) +
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
    kid.art +
    at(pot[0], pot[1], k, potTurned(BLUE)) +
    kid.arm(1) +
    kid.arm(-1) +
    patch(BLUE, 48, 206, 80) +
    at(46, 207, beside ? 0.56 : 0.48, snail(BLUE, { pose: 'up', gaze: [0.5, -0.8], lids: 0.2 }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  };
};

/** The spoon, in a back pocket: nothing is struck any more. */
const spoonAway = ([x, y]: Point, size: number): string =>
  at(x + size * 0.3, y - size * 0.1, size / 100, spoon(BLUE), -64);
