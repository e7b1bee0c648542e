import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { crayonParade } from '#titles/very-slow-parade/cast/crayon-parade.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { lidFlat } from '#titles/very-slow-parade/cast/pot.ts';
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

const CLOSE = cameraAt({ from: [0, 46, -120], to: [0, 46, 60], middle: [108, 140], focal: 150 });
const FLOOR = { left: -400, right: 620, near: -100, far: 100 };

/** Close: the bear has run down, under its lid; the rest of the parade does not leave without a look. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: the one in front has not noticed; somebody by the wall takes two paws off two ears. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  /** Where the snail has got to. */
  const ahead: Point = wide ? [262, 194] : [196, 188];
  const kid = drummer(
    hero,
    headToStand(hero, 82, 23),
    'ground',
    [154, 182],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: -24,
      pitch: 5,
      gaze: [-0.9, 0.7],
      nod: 6,
      strikes: 'lowered',
    },
    AMBER,
  );
  const [, base] = CLOSE.see([0, 0, FLOOR.far]);
  const art =
    wall(RUN_DOWN, base, { from: 0, to: width }) +
    kitchenWindow(AMBER, RUN_DOWN, { x: 176, y: 82, width: 30, height: 40 }, { rain: 0.35 }) +
    at(110, 92, 0.46, bigLamp(AMBER, 0.55)) +
    tiles(CLOSE, RUN_DOWN, FLOOR) +
    skirting(CLOSE, RUN_DOWN, FLOOR) +
    (wide ? restOfKitchen(base) : '') +
    at(52, base + 3, 0.92, stove(AMBER, 0.8)) +
    pool(76, 168, 96, 50, '#ffc874', 0.5) +
    rings(kid.beat, [26], RINGS.pot, 1.2, 0.7) +
    pool(kid.head[0], kid.head[1], 40, 44, '#e0a070', 0.5) +
    kid.shadow +
    kid.art +
    patch(AMBER, ...ahead, 24) +
    at(...ahead, wide ? 0.2 : 0.17, snail(AMBER, { pose: 'ahead' })) +
    patch(AMBER, 86, 204, 132) +
    at(
      86,
      193,
      1.12,
      bearOnBack(AMBER, { arms: [64, 40], eyes: 'open', gaze: [0.9, 0.3], key: 8 }),
    ) +
    at(105, 148, 0.98, lidFlat(AMBER), 3);
  return {
    art,
    quiet: { box: { ...SAFE, height: 42 }, ink: 'light' },
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
