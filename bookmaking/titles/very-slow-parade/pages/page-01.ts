import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { apron } from '../cast/apron.ts';
import { bear } from '../cast/bear.ts';
import { drummer } from '../cast/drummer.ts';
import { duck, wagon } from '../cast/duck.ts';
import { snail } from '../cast/snail.ts';
import { skirting, tiles } from '../set/floor.ts';
import { SEVEN } from '../set/hours.ts';
import { bigLamp, cups, kitchenWindow, lettuce, wall } from '../set/kitchen.ts';
import { LOUD } from '../set/lights.ts';
import { SIZE, standing } from '../set/stage.ts';
import { roundTable } from '../set/table.ts';

const LOW = cameraAt({ from: [0, 66, -330], to: [0, 66, 100], middle: [108, 150], focal: 232 });
const FLOOR = { left: -320, right: 320, near: -150, far: 170 };

/** Wide: the parade has lined up; two tiles ahead there is somebody. */
export const page01: Painting = ({ hero, things }) => {
  const [hx, hy] = LOW.see([28, 0, 0]);
  const kid = drummer(
    hero,
    LOW.scale([0, 0, 0]) * 29,
    'ground',
    [hx, hy],
    { pose: 'stand', mood: 'joy', yaw: 30, pitch: 4, gaze: [0.3, 0], strikes: 'raised' },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    kitchenWindow(LOUD, SEVEN, { x: 152, y: 82, width: 38, height: 46 }) +
    at(172, 129, 0.42, lettuce(LOUD)) +
    at(28, 106, 0.36, cups(LOUD)) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    standing(LOW, [-48, 120], SIZE.apron, apron(LOUD, 'folded'), LOUD, 60) +
    standing(LOW, [-48, 70], 1, roundTable(LOUD, SEVEN.wood), LOUD, 120) +
    at(81, 104, 0.42, bigLamp(LOUD, 1)) +
    standing(LOW, [-128, 0], SIZE.wagon, wagon(LOUD, things[0]), LOUD, 90) +
    standing(LOW, [-84, 0], SIZE.duck, duck(LOUD, { eye: 'open' }), LOUD, 80) +
    standing(
      LOW,
      [-38, 0],
      SIZE.bear,
      bear(LOUD, { arms: [-30, -48], eyes: 'open', plays: true }),
      LOUD,
      50,
    ) +
    kid.shadow +
    kid.art +
    standing(LOW, [118, 0], SIZE.snail, snail(LOUD, { pose: 'ahead' }), LOUD, 150);
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark' },
    faces: [kid.face],
  };
};
