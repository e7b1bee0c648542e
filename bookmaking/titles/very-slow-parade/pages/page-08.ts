import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { drummer } from '../cast/drummer.ts';

import { skirting, tiles } from '../set/floor.ts';
import { LISTENING } from '../set/hours.ts';
import { clock, kitchenWindow, lettuce, wall } from '../set/kitchen.ts';
import { BLUE } from '../set/lights.ts';
import { rings } from '../set/sound.ts';
import { SIZE, standing } from '../set/stage.ts';

const QUIET = cameraAt({ from: [0, 90, -280], to: [0, 66, 60], middle: [108, 150], focal: 250 });
const FLOOR = { left: -320, right: 320, near: -140, far: 120 };

/** Mid: the spoon is down, and there are things in the wait. */
export const page08: Painting = ({ hero, things }) => {
  const kid = drummer(
    hero,
    30,
    'ground',
    [120, 202],
    { pose: 'stand', mood: 'wonder', yaw: 8, pitch: 5, gaze: [0.3, -0.9], tilt: 10, strikes: 'lowered' },
    BLUE,
  );
  const [, base] = QUIET.see([0, 0, FLOOR.far]);
  const art =
    wall(LISTENING, base) +
    kitchenWindow(BLUE, LISTENING, { x: 154, y: 84, width: 38, height: 48 }, { rain: 1 }) +
    at(174, 133, 0.4, lettuce(BLUE)) +
    at(100, 92, 0.4, clock(BLUE, 7.6)) +
    tiles(QUIET, LISTENING, FLOOR) +
    skirting(QUIET, LISTENING, FLOOR) +
    rings([173, 108], [30], '#cfe6f7', 0.8) +
    rings([100, 92], [18], '#cfe6f7', 0.8) +
    standing(QUIET, [-90, -10], SIZE.wagon, wagon(BLUE, thing(things[0], BLUE)), BLUE, 90) +
    kid.shadow +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light' },
    faces: [kid.face],
  };
};
