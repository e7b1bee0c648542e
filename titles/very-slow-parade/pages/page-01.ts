import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import {
  bigLamp,
  kitchenWindow,
  lettuce,
  wainscot,
  wall,
} from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 62, -330], to: [0, 62, 100], middle: [108, 146], focal: 268 });
const FLOOR = { left: -320, right: 320, near: -190, far: 150 };

/** Where the pot is carried, and how large; the wrist with the spoon. */
const POT: Point = [132, 211];
const POT_SIZE = 0.8;
const SPOON_HAND: Point = [80, 125];

/** Near: as much breath as goes in, a spoon as high as it goes; behind, who follows; before, unnoticed, somebody. */
export const page01: Painting = ({ hero, things }) => {
  const worn = inPyjamas(hero);
  const kid = placeHero(
    worn,
    hero.wheelchair ? 49 : 52,
    'head',
    [120, hero.wheelchair ? 103 : 110],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE, brow: [-12, -13, -6], eyes: 'open', flushed: true },
      puff: 0.4,
      yaw: 26,
      pitch: 3,
      nod: -6,
      tilt: -7,
      gaze: [0.9, -0.3],
      body: { lean: -8, roll: -9, hips: 4, shrug: 6 },
      armsByPage: true,
    },
    LOUD,
  );
  const [hx, hy] = SPOON_HAND;
  const raised = ownArm(
    worn,
    kid,
    -1,
    { elbow: [78, 163], wrist: SPOON_HAND, hand: grip, degrees: -58, size: 1.16 },
    LOUD,
  );
  const carries = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [171, 164],
      wrist: [POT[0] + 40, POT[1] - 25],
      hand: grip,
      degrees: 214,
      flip: true,
      size: 1.1,
    },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    wainscot(LOW, SEVEN, FLOOR, 46) +
    kitchenWindow(LOUD, SEVEN, { x: 172, y: 84, width: 40, height: 48 }) +
    at(192, 132.6, 0.46, lettuce(LOUD)) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    at(34, 100, 0.62, bigLamp(LOUD, 0.5)) +
    follower([17, 172], 0.34, wagon(LOUD, thing(things[0], LOUD)), 90) +
    follower([21, 201], 0.4, duck(LOUD, { eye: 'open' }), 80) +
    kid.art +
    follower([57, 215], 0.54, bear(LOUD, { arms: [-6, -22], eyes: 'open', plays: true }), 60) +
    carries.art +
    at(POT[0], POT[1], POT_SIZE, pot(LOUD)) +
    carries.before +
    raised.art +
    at(hx + 7, hy - 8, 0.78, spoon(LOUD), -98) +
    raised.before +
    follower([187, 209], 0.19, snail(LOUD, { pose: 'ahead' }), 150);
  return {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOUD, x, y, wide * k) + at(x, y, k, art);
