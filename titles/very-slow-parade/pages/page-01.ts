import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
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
    headToStand(hero, 92, 25),
    'ground',
    LOW.see([22, 0, 0]),
    { pose: 'stand', mood: 'joy', yaw: 28, pitch: 4, gaze: [0.3, 0], strikes: 'raised' },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    wainscot(LOW, SEVEN, FLOOR, 46) +
    kitchenWindow(LOUD, SEVEN, { x: 156, y: 84, width: 40, height: 48 }) +
    at(176, 132.6, 0.46, lettuce(LOUD)) +
    at(100, 96, 0.44, cups(LOUD)) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    standing(LOW, [-104, 110], SIZE.apron, apron(LOUD, 'folded'), LOUD, 60) +
    standing(LOW, [-100, 56], 1, roundTable(LOUD, SEVEN.wood), LOUD, 120) +
    at(38, 101, 0.5, bigLamp(LOUD, 0.5)) +
    standing(LOW, [-104, -6], SIZE.wagon, wagon(LOUD, thing(things[0], LOUD)), LOUD, 90) +
    standing(LOW, [-65, -3], SIZE.duck, duck(LOUD, { eye: 'open' }), LOUD, 80) +
    standing(
      LOW,
      [-27, 0],
      SIZE.bear,
      bear(LOUD, { arms: [-30, -48], eyes: 'open', plays: true }),
      LOUD,
      50,
    ) +
    kid.shadow +
    kid.art +
    standing(LOW, [98, 0], SIZE.snail, snail(LOUD, { pose: 'ahead' }), LOUD, 150) +
    at(227, 232, 0.92, chairLegs(LOUD, SEVEN.wood));
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};
