import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { cups, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';
import { SOUNDS } from '#titles/very-slow-parade/sounds.ts';

const BEND = cameraAt({ from: [0, 64, -190], to: [0, 60, 60], middle: [108, 142], focal: 200 });
const FLOOR = { left: -360, right: 360, near: -130, far: 170 };

/** We look over the rim of the pot, as if we were next in it. */
const POT: Point = [102, 238];
const POT_SIZE = 1.14;
const BEAT: Point = [POT[0], POT[1] - 58 * POT_SIZE];
const SPOON_HAND: Point = [52, 144];

/** Near, over the rim of what is struck: a face that is all mouth, and the spoon on its way down again. */
export const page02: Painting = ({ hero, things }) => {
  const worn = inPyjamas(hero);
  const kid = placeHero(
    worn,
    hero.wheelchair ? 50 : 57,
    'head',
    [108, hero.wheelchair ? 93 : 107],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: -8,
      pitch: -4,
      tilt: 8,
      nod: -4,
      gaze: [0, 0.1],
      body: { lean: 6, roll: 8, shrug: 8 },
      armsByPage: true,
    },
    LOUD,
  );
  const [hx, hy] = SPOON_HAND;
  const strikes = ownArm(
    worn,
    kid,
    -1,
    { elbow: [42, 182], wrist: SPOON_HAND, hand: grip, degrees: -20, size: 1.2 },
    LOUD,
  );
  const holds = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [168, 166],
      wrist: [POT[0] + 57, POT[1] - 36],
      hand: grip,
      degrees: 210,
      flip: true,
      size: 1.16,
    },
    LOUD,
  );
  const lid: Point = [26, 172];
  const wheels: Point = [14, 138];
  const [, base] = BEND.see([0, 0, FLOOR.far]);
  const sound = loudest(BEAT, lid, wheels);
  const art =
    wall(UPROAR, base) +
    sound +
    tiles(BEND, UPROAR, FLOOR) +
    clip(`M0 ${base}H${SHEET}V${SHEET}H0Z`, `<g opacity=".34">${sound}</g>`) +
    at(172, 74, 0.5, cups(LOUD, true)) +
    patch(LOUD, 188, 182, 40) +
    at(188, 182, 0.58, apron(LOUD, 'ears')) +
    lettered(SOUNDS['PUM!'], [43, 92], {
      height: 15.5,
      turn: -10,
      ink: '#22323a',
      rim: '#fff4c8',
    }) +
    lettered(SOUNDS['QUACK!'], [29, 116], { height: 6, turn: -6, ink: '#22323a', rim: '#fff4c8' }) +
    lettered(SOUNDS['TSS!'], [46, 134], {
      height: 6.5,
      turn: -12,
      ink: '#22323a',
      rim: '#fff4c8',
    }) +
    follower([15, 152], 0.38, duck(LOUD, { eye: 'open', roll: 30 }), 80) +
    kid.art +
    follower([186, 188], 0.44, wagon(LOUD, thing(things[0], LOUD), 20), 90) +
    follower(
      [22, 214],
      0.62,
      bear(LOUD, { arms: [4, -12], eyes: 'open', plays: true, stride: 16 }),
      50,
    ) +
    holds.art +
    at(POT[0], POT[1], POT_SIZE, pot(LOUD)) +
    holds.before +
    strikes.art +
    at(hx + 8, hy + 2, 0.86, spoon(LOUD), 24) +
    strikes.before +
    follower([184, 212], 0.18, snail(LOUD, { pose: 'ahead' }), 150);
  return {
    art,
    quiet: { box: { ...SAFE, height: 36 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOUD, x, y, wide * k) + at(x, y, k, art);

/** Rings that fill the page: pale where the words are, hot around the pot; the lid’s and the wheels’ before them. */
const loudest = (pot: Point, lid: Point, wheels: Point): string =>
  bands(pot, [
    [190, '#ffe99c'],
    [168, '#ffe07a'],
    [146, '#ffe99c'],
    [124, '#ffe07a'],
    [100, RINGS.pot],
    [88, '#fff0b0'],
    [76, RINGS.lid],
    [64, '#ffe27c'],
    [55, RINGS.pot],
    [47, '#fff4c8'],
  ]) +
  bands(wheels, [
    [30, RINGS.wheels],
    [23, '#fff0b0'],
    [16, RINGS.wheels],
    [9, '#fff0b0'],
  ]) +
  bands(lid, [
    [34, RINGS.lid],
    [27, '#fff0b0'],
    [20, RINGS.lid],
    [13, '#fff0b0'],
  ]);
