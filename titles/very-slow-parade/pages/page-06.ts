import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { lidFlat } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, RUN_DOWN } from '#titles/very-slow-parade/set/hours.ts';
import { bigLamp, kitchenWindow, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { AMBER } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { stove } from '#titles/very-slow-parade/set/stove.ts';

const CLOSE = cameraAt({ from: [0, 46, -120], to: [0, 46, 60], middle: [108, 140], focal: 150 });
const FLOOR = { left: -400, right: 400, near: -100, far: 100 };

/** Close: the bear has run down, under its lid; the rest of the parade does not leave without a look. */
export const page06: Painting = ({ hero }) => {
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
    wall(RUN_DOWN, base) +
    kitchenWindow(AMBER, RUN_DOWN, { x: 176, y: 82, width: 30, height: 40 }, { rain: 0.35 }) +
    at(110, 92, 0.46, bigLamp(AMBER, 0.55)) +
    tiles(CLOSE, RUN_DOWN, FLOOR) +
    skirting(CLOSE, RUN_DOWN, FLOOR) +
    at(52, base + 3, 0.92, stove(AMBER, 0.8)) +
    pool(76, 168, 96, 50, '#ffc874', 0.5) +
    rings(kid.beat, [26], RINGS.pot, 1.2, 0.7) +
    pool(kid.head[0], kid.head[1], 40, 44, '#e0a070', 0.5) +
    kid.shadow +
    kid.art +
    patch(AMBER, 196, 188, 24) +
    at(196, 188, 0.17, snail(AMBER, { pose: 'ahead' })) +
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
};
