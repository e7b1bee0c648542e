import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
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
  const worn = outOfChair(inPyjamas(hero));
  const pot: Point = [beside ? 134 : 132, 208];
  const k = beside ? 0.86 : 0.8;
  const kid = placeHero(
    worn,
    beside ? 58 : 52,
    'head',
    beside ? [150, 92] : [148, 108],
    {
      pose: 'sit',
      mood: 'happy',
      face: { mouth: SOFT_SMILE, brow: [-4, -8, -2], lids: { upper: 0.16, lower: 0.05, slant: 0 } },
      yaw: -26,
      pitch: 8,
      nod: 18,
      tilt: -8,
      gaze: [-0.6, 0.9],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 24, roll: -8 },
    },
    BLUE,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const left = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 74 * u, hy + 104 * u],
      wrist: [pot[0] - 40 * k, pot[1] - 40 * k],
      hand: grip,
      degrees: 48,
      flip: true,
      size: 1.16,
    },
    BLUE,
  );
  const right = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 72 * u, hy + 118 * u],
      wrist: [pot[0] + 48 * k, pot[1] - 38 * k],
      hand: grip,
      degrees: 142,
      size: 1.16,
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
    parkedChair(hero, 20, [193, 178], -36, BLUE) +
    spoonAway(kid.head, kid.scale) +
    patch(BLUE, pot[0] + 6, pot[1] - 2, 84) +
    clip(`M0 0H216V${pot[1] - 6}H0Z`, kid.art) +
    left.art +
    right.art +
    at(pot[0], pot[1], k, potTurned(BLUE)) +
    left.before +
    right.before +
    patch(BLUE, 48, 206, 80) +
    at(46, 207, beside ? 0.56 : 0.48, snail(BLUE, { pose: 'up', gaze: [0.5, -0.8], lids: 0.2 }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  };
};

/** The spoon, down the back of the collar: nothing is struck any more. */
const spoonAway = ([x, y]: Point, u: number): string =>
  at(x + 50 * u, y + 74 * u, u * 1.2, spoon(BLUE), -48);
