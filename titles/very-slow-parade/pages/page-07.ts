import { num } from '#bookmaking/drawing/curves.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { lidFlat, pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { hangingCloth } from '#titles/very-slow-parade/set/cloth.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, TWILIGHT } from '#titles/very-slow-parade/set/hours.ts';
import { kitchenWindow, lettuce, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { DUSK } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const CLOSE = cameraAt({ from: [0, 42, -120], to: [0, 42, 60], middle: [108, 144], focal: 150 });
const FLOOR = { left: -400, right: 400, near: -100, far: 110 };

/** Close, under the cloth: the duck leans on the table leg, and an ear on the duck; one finger on the pot is hardly a pum. */
export const page07: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    beside ? 60 : 50,
    'head',
    beside ? [64, 96] : [64, 119],
    {
      pose: 'sit',
      mood: 'wonder',
      face: { eyes: 'soft', lids: { upper: 0.34, lower: 0.06, slant: -3 }, mouth: SOFT_SMILE },
      yaw: 30,
      pitch: 6,
      nod: 12,
      tilt: 17,
      gaze: [0.8, 0.7],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 18, roll: 14 },
    },
    DUSK,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const hugs = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 60 * u, hy + 84 * u],
      wrist: [112, 150],
      hand: grip,
      degrees: 66,
      flip: true,
      size: 0.95,
    },
    DUSK,
  );
  const taps = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 62 * u, hy + 88 * u],
      wrist: [30, 160],
      hand: finger,
      degrees: 72,
      size: 1.1,
    },
    DUSK,
  );
  const [, base] = CLOSE.see([0, 0, FLOOR.far]);
  const art =
    wall(TWILIGHT, base) +
    kitchenWindow(DUSK, TWILIGHT, { x: 174, y: 86, width: 34, height: 44 }, { rain: 0.6 }) +
    at(194, 131, 0.42, lettuce(DUSK)) +
    tiles(CLOSE, TWILIGHT, FLOOR) +
    skirting(CLOSE, TWILIGHT, FLOOR) +
    patch(DUSK, 14, 176, 34) +
    at(12, 176, 0.3, bearOnBack(DUSK, { arms: [84, 78], eyes: 'shut', key: 26 })) +
    at(16, 166, 0.28, lidFlat(DUSK)) +
    pool(90, 150, 100, 62, '#f6d6a8', 0.4) +
    parkedChair(hero, 24, [190, 181], -34, DUSK) +
    at(162, 208, beside ? 1.9 : 1.5, turnedLeg(DUSK, TWILIGHT.wood)) +
    patch(DUSK, 70, 196, 70) +
    kid.art +
    hugs.art +
    patch(DUSK, 110, 207, 92) +
    at(108, 205, 1.06, duck(DUSK, { eye: 'shut', roll: 14 }), 13) +
    turning(78, 172) +
    hugs.before +
    patch(DUSK, 32, 212, 52) +
    at(32, 213, 0.6, pot(DUSK)) +
    at(48, 214, 0.5, spoon(DUSK), -8) +
    hardlyAPum(38, 184) +
    taps.art +
    patch(DUSK, 202, 197, 22) +
    at(204, 197, 0.17, snail(DUSK, { pose: 'ahead' })) +
    hangingCloth(beside ? 46 : 70, '#3c4f6a', '#8fa6b8', '#1d2a44');
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  };
};

/** All the sound there is, in the enamel under a fingertip. */
const hardlyAPum = (x: number, y: number): string =>
  line(
    `M${x - 3} ${y}q3 2.4 6 0M${x - 5.4} ${y + 2.8}q5.4 4.2 10.8 0`,
    RINGS.pot,
    0.8,
    'stroke-opacity=".8"',
  );

/** The wheel in the air, still going round. */
const turning = (x: number, y: number): string =>
  line(
    `M${num(x - 8)} ${num(y + 6)}A12 12 0 0 0 ${num(x - 2)} ${num(y + 22)}M${num(x - 13)} ${num(y + 8)}A18 18 0 0 0 ${num(x - 9)} ${num(y + 22)}`,
    '#f2c998',
    1.1,
    'stroke-opacity=".8"',
  );
