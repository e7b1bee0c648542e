import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { turnedLeg } from '../../../scenes/house/table.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { apron } from '../cast/apron.ts';
import { bear } from '../cast/bear.ts';
import { drummer } from '../cast/drummer.ts';
import { duck, wagon } from '../cast/duck.ts';
import { snail } from '../cast/snail.ts';
import { tiles } from '../set/floor.ts';
import { RINGS, UPROAR } from '../set/hours.ts';
import { bigLamp, cups, wall } from '../set/kitchen.ts';
import { LOUD } from '../set/lights.ts';
import { bands } from '../set/sound.ts';
import { SIZE, standing } from '../set/stage.ts';

const BEND = cameraAt({ from: [0, 70, -190], to: [0, 62, 60], middle: [108, 148], focal: 200 });
const FLOOR = { left: -320, right: 320, near: -130, far: 150 };

/** Mid: round the table leg and towards us, as loud as can be. */
export const page02: Painting = ({ hero, things }) => {
  const [hx, hy] = BEND.see([14, 0, -30]);
  const kid = drummer(
    hero,
    Math.min(38, BEND.scale([14, 0, -30]) * 29),
    'ground',
    [hx, hy],
    { pose: 'walk', mood: 'joy', yaw: 16, pitch: 5, gaze: [0, 0], strikes: 'struck' },
    LOUD,
  );
  const [bx, by] = kid.beat;
  const [, base] = BEND.see([0, 0, FLOOR.far]);
  const art =
    wall(UPROAR, base) +
    tiles(BEND, UPROAR, FLOOR) +
    bands(
      [bx, by],
      [
        [118, '#ffd94f'],
        [104, RINGS.pot],
        [92, '#fff0b0'],
        [78, RINGS.lid],
        [66, '#ffe27c'],
        [56, RINGS.pot],
        [48, '#fff4c8'],
      ],
    ) +
    standing(BEND, [-70, 100], SIZE.apron, apron(LOUD, 'ears'), LOUD, 60) +
    at(54, 92, 0.42, bigLamp(LOUD, 1)) +
    at(168, 92, 0.5, cups(LOUD, true)) +
    standing(BEND, [-14, 70], SIZE.wagon, wagon(LOUD, things[0]), LOUD, 90) +
    standing(BEND, [-56, 50], SIZE.duck, duck(LOUD, { eye: 'open' }), LOUD, 80) +
    standing(
      BEND,
      [-62, 0],
      SIZE.bear,
      bear(LOUD, { arms: [4, -12], eyes: 'open', plays: true, stride: 16 }),
      LOUD,
      50,
    ) +
    kid.shadow +
    kid.art +
    standing(BEND, [60, -30], SIZE.snail, snail(LOUD, { pose: 'ahead' }), LOUD, 150) +
    at(202, 218, 1.5, turnedLeg(LOUD, UPROAR.wood));
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark' },
    faces: [kid.face],
  };
};
