import { at, oval } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import type { Painting } from '../../title.ts';
import { bear } from '../cast/bear.ts';
import { drummer } from '../cast/drummer.ts';
import { duck, wagon } from '../cast/duck.ts';
import { snail } from '../cast/snail.ts';
import { silverLine, tiles } from '../set/floor.ts';
import { PATIENCE, RINGS } from '../set/hours.ts';
import { LOW_LAMP } from '../set/lights.ts';
import { rings } from '../set/sound.ts';
import { SIZE, standing } from '../set/stage.ts';

const OVER = cameraAt({ from: [0, 300, -230], to: [0, 0, 0], middle: [108, 120], focal: 250 });
const FLOOR = { left: -320, right: 320, near: -140, far: 340 };

/** From above: a table, a parade, one ring, and a great deal of floor before the next. */
export const page05: Painting = ({ hero, things }) => {
  const kid = drummer(
    hero,
    OVER.scale([30, 40, -30]) * 29,
    'ground',
    OVER.see([30, 0, -24]),
    { pose: 'walk', mood: 'brave', yaw: 34, pitch: 26, gaze: [0.8, 0.6], strikes: 'raised' },
    LOW_LAMP,
  );
  const art =
    tiles(OVER, PATIENCE, FLOOR) +
    silverLine(
      OVER,
      [
        [-190, 0, -70],
        [-100, 0, -66],
        [0, 0, -50],
        [70, 0, -36],
        [106, 0, -22],
      ],
      0.5,
    ) +
    rings(kid.beat, [34], RINGS.pot, 2.4) +
    table() +
    standing(OVER, [-100, -66], SIZE.wagon, wagon(LOW_LAMP, things[0]), LOW_LAMP, 90) +
    standing(OVER, [-58, -60], SIZE.duck, duck(LOW_LAMP, { eye: 'open' }), LOW_LAMP, 80) +
    standing(
      OVER,
      [-16, -48],
      SIZE.bear,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      LOW_LAMP,
      50,
    ) +
    kid.shadow +
    kid.art +
    standing(OVER, [104, -24], SIZE.snail, snail(LOW_LAMP, { pose: 'ahead' }), LOW_LAMP, 150);
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 130, height: 66 }, ink: 'dark' },
    faces: [kid.face],
  };
};

/** The table from above: a quarter of a round white field. */
const table = (): string =>
  oval(58, 8, 126, 96, '#5f3358', 'fill-opacity=".25"') +
  oval(54, 0, 124, 94, '#efd6bd') +
  oval(54, -3, 122, 92, '#fff3df');
