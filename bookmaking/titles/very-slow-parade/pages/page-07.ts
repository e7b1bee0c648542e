import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { turnedLeg } from '../../../scenes/house/table.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { drummer } from '../cast/drummer.ts';
import { duck } from '../cast/duck.ts';
import { tiles } from '../set/floor.ts';
import { TWILIGHT } from '../set/hours.ts';
import { wall } from '../set/kitchen.ts';
import { DUSK } from '../set/lights.ts';
import { patch } from '../set/stage.ts';

const CLOSE = cameraAt({ from: [0, 46, -120], to: [0, 40, 60], middle: [108, 146], focal: 170 });
const FLOOR = { left: -320, right: 320, near: -100, far: 200 };

/** Close: the duck leans on the table leg, and one wheel thinks. */
export const page07: Painting = ({ hero }) => {
  const kid = drummer(
    hero,
    18,
    'ground',
    [184, 176],
    { pose: 'stand', mood: 'worried', yaw: -30, pitch: 5, gaze: [-0.9, 0.5], strikes: 'lowered' },
    DUSK,
  );
  const art =
    wall(TWILIGHT, 180) +
    tiles(CLOSE, TWILIGHT, FLOOR) +
    kid.shadow +
    kid.art +
    at(130, 204, 1.5, turnedLeg(DUSK, TWILIGHT.wood)) +
    patch(DUSK, 80, 204, 100) +
    at(78, 204, 1.1, duck(DUSK, { eye: 'shut' }), -12);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'light' },
    faces: [kid.face],
  };
};
