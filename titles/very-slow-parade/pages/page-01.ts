import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import {
  bigLamp,
  cups,
  kitchenWindow,
  lettuce,
  wainscot,
  wall,
} from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { SIZE, standing } from '#titles/very-slow-parade/set/stage.ts';
import { chairLegs, roundTable } from '#titles/very-slow-parade/set/table.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 62, -330], to: [0, 62, 100], middle: [108, 146], focal: 268 });
const FLOOR = { left: -320, right: 320, near: -160, far: 150 };

/** Wide: the parade has lined up along the table; two tiles ahead there is somebody. */
export const page01: Painting = ({ hero, things }) => {
  const kid = drummer(
    hero,
    headToStand(hero, hero.wheelchair ? 160 : 128, 37),
    'ground',
    LOW.see([hero.wheelchair ? 24 : 28, 0, -34]),
    {
      pose: 'stand',
      mood: 'wonder',
      // As much breath as goes in, and the whole child on its toes with it.
      face: { mouth: SOFT_SMILE, brow: [-12, -13, -6], eyes: 'open', flushed: true },
      puff: 0.36,
      yaw: 30,
      pitch: 4,
      nod: -8,
      tilt: -6,
      gaze: [0.9, 0.2],
      strikes: 'raised',
      lower: hero.wheelchair ? 0 : 16,
      body: {
        lean: -9,
        roll: -7,
        hips: -8,
        legL: { upper: [44, 8], lower: [-10, 6], foot: 10 },
        legR: { upper: [-4, 1], lower: [-8, 1], foot: 34 },
      },
    },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    wainscot(LOW, SEVEN, FLOOR, 46) +
    kitchenWindow(LOUD, SEVEN, { x: 156, y: 84, width: 40, height: 48 }) +
    at(176, 132.6, 0.46, lettuce(LOUD)) +
    at(74, 84, 0.4, cups(LOUD)) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    standing(LOW, [-100, 56], 1, roundTable(LOUD, SEVEN.wood), LOUD, 120) +
    at(36, 104, 0.58, bigLamp(LOUD, 0.5)) +
    standing(LOW, [-106, -12], SIZE.wagon, wagon(LOUD, thing(things[0], LOUD)), LOUD, 90) +
    standing(LOW, [-69, -9], SIZE.duck, duck(LOUD, { eye: 'open' }), LOUD, 80) +
    standing(
      LOW,
      [-34, -8],
      SIZE.bear,
      bear(LOUD, { arms: [-30, -48], eyes: 'open', plays: true }),
      LOUD,
      50,
    ) +
    kid.shadow +
    kid.art +
    standing(LOW, [96, -10], SIZE.snail * 1.25, snail(LOUD, { pose: 'ahead' }), LOUD, 150) +
    at(227, 232, 0.92, chairLegs(LOUD, SEVEN.wood));
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};
