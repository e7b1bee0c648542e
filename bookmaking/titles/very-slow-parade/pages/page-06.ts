import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { bearOnBack } from '../cast/bear.ts';
import { drummer } from '../cast/drummer.ts';
import { lidFlat } from '../cast/pot.ts';
import { skirting, tiles } from '../set/floor.ts';
import { RUN_DOWN } from '../set/hours.ts';
import { kitchenWindow, pool, wall } from '../set/kitchen.ts';
import { AMBER } from '../set/lights.ts';
import { patch } from '../set/stage.ts';

const CLOSE = cameraAt({ from: [0, 46, -120], to: [0, 40, 60], middle: [108, 146], focal: 170 });
const FLOOR = { left: -320, right: 320, near: -100, far: 150 };

/** Close: the bear has run down, under its lid. */
export const page06: Painting = ({ hero }) => {
  const kid = drummer(
    hero,
    18,
    'ground',
    [176, 176],
    { pose: 'stand', mood: 'worried', yaw: -30, pitch: 5, gaze: [-0.9, 0.5], strikes: 'lowered' },
    AMBER,
  );
  const [, base] = CLOSE.see([0, 0, FLOOR.far]);
  const art =
    wall(RUN_DOWN, base) +
    kitchenWindow(AMBER, RUN_DOWN, { x: 150, y: 76, width: 34, height: 42 }, { rain: 0.4 }) +
    tiles(CLOSE, RUN_DOWN, FLOOR) +
    skirting(CLOSE, RUN_DOWN, FLOOR) +
    pool(60, 150, 90, 60, '#ffc874', 0.5) +
    kid.shadow +
    kid.art +
    patch(AMBER, 84, 198, 140) +
    at(84, 198, 1.3, bearOnBack(AMBER, { arms: [70, 60], eyes: 'open', gaze: [0.6, -0.8] })) +
    at(96, 146, 1.1, lidFlat(AMBER));
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'light' },
    faces: [kid.face],
  };
};
