import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { crayonParade } from '#titles/very-slow-parade/cast/crayon-parade.ts';
import { lidFlat, pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, RUN_DOWN } from '#titles/very-slow-parade/set/hours.ts';
import {
  bigLamp,
  clock,
  kitchenWindow,
  pans,
  pool,
  wall,
} from '#titles/very-slow-parade/set/kitchen.ts';
import { AMBER } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { refrigerator, stove } from '#titles/very-slow-parade/set/stove.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const CLOSE = cameraAt({ from: [0, 46, -120], to: [0, 46, 60], middle: [108, 140], focal: 150 });
const FLOOR = { left: -400, right: 620, near: -100, far: 100 };

/** Close: the bear has run down, under its lid; the child bends over it, face to face, and a spoon waits over the pot. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: the one in front has not noticed; somebody by the wall takes two paws off two ears. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  /** Where the snail has got to. */
  const ahead: Point = wide ? [262, 194] : [204, 182];
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    54,
    'head',
    [122, 106],
    {
      pose: 'sit',
      mood: 'wonder',
      face: { eyes: 'open', mouth: 'tiny', brow: [-9, -8, -1] },
      yaw: -38,
      pitch: 8,
      nod: 16,
      tilt: -12,
      gaze: [-0.9, 0.8],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 26, roll: -12 },
    },
    AMBER,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const tucks = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx + 4 * u, hy + 104 * u],
      wrist: [105, 156],
      hand: flat,
      degrees: 164,
      size: 1.16,
    },
    AMBER,
  );
  const fist: Point = [163, 150];
  const waits = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 76 * u, hy + 106 * u],
      wrist: fist,
      hand: grip,
      degrees: -36,
      size: 1.1,
    },
    AMBER,
  );
  const [, base] = CLOSE.see([0, 0, FLOOR.far]);
  const art =
    wall(RUN_DOWN, base, { from: 0, to: width }) +
    kitchenWindow(AMBER, RUN_DOWN, { x: 168, y: 74, width: 36, height: 48 }, { rain: 0.35 }) +
    tiles(CLOSE, RUN_DOWN, FLOOR) +
    skirting(CLOSE, RUN_DOWN, FLOOR) +
    (wide ? restOfKitchen(base) : '') +
    at(34, base + 3, 0.92, stove(AMBER, 0.8)) +
    at(64, 84, 0.52, bigLamp(AMBER, 0.55)) +
    pool(72, 140, 100, 66, '#ffc874', 0.55) +
    parkedChair(hero, 27, [188, 176], -34, AMBER) +
    patch(AMBER, ...ahead, 24) +
    at(...ahead, wide ? 0.2 : 0.17, snail(AMBER, { pose: 'ahead' })) +
    patch(AMBER, 118, 186, 90) +
    kid.art +
    patch(AMBER, 82, 208, 128) +
    at(
      82,
      199,
      1.08,
      bearOnBack(AMBER, { arms: [84, 78], eyes: 'open', gaze: [0.9, 0.3], key: 8 }),
    ) +
    at(96, 170, 0.98, lidFlat(AMBER), 6) +
    tucks.art +
    patch(AMBER, 168, 211, 56) +
    at(168, 212, 0.66, pot(AMBER)) +
    rings([168, 172], [19], RINGS.pot, 1.1, 0.7) +
    waits.art +
    at(fist[0] + 13 * u, fist[1] - 9 * u, 0.62, spoon(AMBER), 62) +
    waits.before;
  return {
    art,
    quiet: { box: { ...SAFE, height: 42 }, ink: 'light', largest: { ...LARGE, explorer: 15.5 } },
    faces: [kid.face],
  };
}

/** What is big and quiet at the other end, with the lamp's last light on its edges. */
const restOfKitchen = (base: number): string =>
  at(268, 66, 0.62, pans(AMBER)) +
  at(322, 64, 0.5, clock(AMBER, 7.4)) +
  at(366, base + 4, 1.02, refrigerator(AMBER, at(4, -50, 0.3, crayonParade(AMBER)))) +
  mouse(308, base) +
  shining(
    [
      [206, 200],
      [220, 198],
      [236, 196],
      [250, 194],
    ],
    [0.6, 0.8, 0.9, 0.9],
    0.5,
  ) +
  patch(AMBER, 404, 212, 60) +
  at(412, 226, 1.5, apron(AMBER, 'folded'));

/** In the doorway of its hole, lit from within; the pillow against the noise lies beside it. */
const mouse = (x: number, base: number): string =>
  at(
    x,
    base,
    1.5,
    path('M-13 1V-9A13 13 0 0 1 13 -9V1Z', '#4d2f38') +
      path('M-10.6 1V-9A10.6 10.6 0 0 1 10.6 -9V1Z', '#ffcf7a') +
      path(roundedBox(-10, -2, 9, 4, 2), '#f4e6cc') +
      path('M-2 2C-4 -8 2 -11 4 -11C8 -11 10 -6 9 2Z', '#a58f8c') +
      oval(-0.6, -15, 3, 3.2, '#a58f8c') +
      oval(7, -15.4, 3, 3.2, '#a58f8c') +
      oval(-0.6, -15, 1.8, 2, '#e0a7a0') +
      oval(3, -11, 5, 4.6, '#b8a29d') +
      oval(1, -11.6, 0.9, 1.2, '#2a1a20') +
      oval(4.8, -11.6, 0.9, 1.2, '#2a1a20') +
      oval(2.4, -9, 1, 0.8, '#d98a8a') +
      line('M-1 -5L-6 -9M7 -5L12 -9', '#a58f8c', 1.8) +
      line('M9 1Q15 2 17 -2', '#c79a94', 1),
  );
