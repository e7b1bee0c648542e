import { num } from '#bookmaking/drawing/curves.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { lidFlat } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { hangingCloth } from '#titles/very-slow-parade/set/cloth.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, TWILIGHT } from '#titles/very-slow-parade/set/hours.ts';
import { kitchenWindow, lettuce, pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { DUSK } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const CLOSE = cameraAt({ from: [0, 42, -120], to: [0, 42, 60], middle: [108, 144], focal: 150 });
const FLOOR = { left: -400, right: 400, near: -100, far: 110 };

/** Close: the duck leans on the table leg, under the cloth; one wheel goes on for a while by itself. */
export const page07: Painting = ({ hero, beside = false }) => {
  const kid = drummer(
    hero,
    beside ? headToStand(hero, 104, 30) : headToStand(hero, 74, 21),
    'ground',
    [172, 182],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: -22,
      pitch: 5,
      nod: 8,
      gaze: [-0.2, 1],
      strikes: 'struck',
    },
    DUSK,
  );
  const [, base] = CLOSE.see([0, 0, FLOOR.far]);
  const art =
    wall(TWILIGHT, base) +
    kitchenWindow(
      DUSK,
      TWILIGHT,
      beside ? { x: 132, y: 70, width: 38, height: 48 } : { x: 140, y: 92, width: 30, height: 38 },
      { rain: 0.6 },
    ) +
    at(beside ? 153 : 156, beside ? 119 : 131, beside ? 0.44 : 0.36, lettuce(DUSK)) +
    tiles(CLOSE, TWILIGHT, FLOOR) +
    skirting(CLOSE, TWILIGHT, FLOOR) +
    patch(DUSK, 26, 178, 34) +
    at(24, 178, 0.3, bearOnBack(DUSK, { arms: [64, 40], eyes: 'shut', key: 26 })) +
    at(27, 165.4, 0.28, lidFlat(DUSK)) +
    pool(86, 176, 92, 46, '#f6d6a8', 0.35) +
    rings(kid.beat, [beside ? 31 : 22], RINGS.pot, 0.8, 0.55) +
    kid.shadow +
    kid.art +
    patch(DUSK, 204, 190, 20) +
    at(206, 190, 0.15, snail(DUSK, { pose: 'ahead' })) +
    at(128, 208, beside ? 1.9 : 1.5, turnedLeg(DUSK, TWILIGHT.wood)) +
    patch(DUSK, 74, 207, 96) +
    at(72, 204, 1.12, duck(DUSK, { eye: 'shut', roll: 14 }), 13) +
    turning(40, 170) +
    hangingCloth(beside ? 48 : 76, '#3c4f6a', '#8fa6b8', '#1d2a44');
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  };
};

/** The wheel in the air, still going round. */
const turning = (x: number, y: number): string =>
  line(
    `M${num(x - 8)} ${num(y + 6)}A12 12 0 0 0 ${num(x - 2)} ${num(y + 22)}M${num(x - 13)} ${num(y + 8)}A18 18 0 0 0 ${num(x - 9)} ${num(y + 22)}`,
    '#f2c998',
    1.1,
    'stroke-opacity=".8"',
  );
