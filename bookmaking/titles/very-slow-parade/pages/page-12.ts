import { at } from '../../../drawing/marks.ts';
import { sleeper } from '../../../hero/sleeper.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import type { Painting } from '../../title.ts';

import { potTurned } from '../cast/pot.ts';
import { snail } from '../cast/snail.ts';
import { skirting, tiles } from '../set/floor.ts';
import { DARK } from '../set/hours.ts';
import { kitchenWindow, lettuce, wall } from '../set/kitchen.ts';
import { NIGHT } from '../set/lights.ts';
import { rings } from '../set/sound.ts';
import { SIZE, standing } from '../set/stage.ts';

const LOW = cameraAt({ from: [0, 50, -220], to: [0, 46, 60], middle: [108, 160], focal: 240 });
const FLOOR = { left: -320, right: 320, near: -120, far: 60 };

/** Wide: the parade is not over. */
export const page12: Painting = ({ hero, things }) => {
  const kid = sleeper(hero, 16, [30, 46], NIGHT);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base) +
    kid.art +
    kitchenWindow(NIGHT, DARK, { x: 130, y: 78, width: 60, height: 60 }, { stars: 1 }) +
    at(150, 140, 0.5, lettuce(NIGHT, true)) +
    tiles(LOW, DARK, FLOOR) +
    skirting(LOW, DARK, FLOOR) +
    standing(LOW, [20, 20], SIZE.pot * 1.2, potTurned(NIGHT), NIGHT, 70) +
    rings([120, 170], [8], '#f7b52c', 1) +
    at(118, 166, 0.3, snail(NIGHT, { pose: 'stretching', gaze: [0.4, -0.8] })) +
    standing(LOW, [-60, -20], SIZE.wagon, wagon(NIGHT, thing(things[0], NIGHT)), NIGHT, 90);
  return {
    art,
    quiet: { box: { x: 86, y: 14, width: 116, height: 52 }, ink: 'light' },
    faces: [kid.face],
  };
};
