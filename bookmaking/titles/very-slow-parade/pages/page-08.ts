import { disc } from '../../../drawing/curves.ts';
import { at, line } from '../../../drawing/marks.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { crayonParade } from '../cast/crayon-parade.ts';
import { drummer } from '../cast/drummer.ts';
import { snail } from '../cast/snail.ts';
import { wagon } from '../cast/wagon.ts';
import { silverLine, skirting, tiles } from '../set/floor.ts';
import { LISTENING, RINGS } from '../set/hours.ts';
import { clock, kitchenWindow, lettuce, pool, wall } from '../set/kitchen.ts';
import { BLUE } from '../set/lights.ts';
import { patch, SIZE, standing } from '../set/stage.ts';
import { refrigerator } from '../set/stove.ts';

const QUIET = cameraAt({ from: [0, 80, -280], to: [0, 80, 60], middle: [108, 132], focal: 250 });
const FLOOR = { left: -330, right: 330, near: -160, far: 110 };

/** Mid: the spoon is down, and there are things in the wait. */
export const page08: Painting = ({ hero, things }) => {
  const kid = drummer(
    hero,
    headToStand(hero, 116, 36),
    'ground',
    [112, 204],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 10,
      pitch: 5,
      gaze: [0.5, -0.9],
      tilt: 9,
      turn: 6,
      strikes: 'listening',
    },
    BLUE,
  );
  const [wx, wy] = QUIET.see([-50, 0, -14]);
  const [, base] = QUIET.see([0, 0, FLOOR.far]);
  const art =
    wall(LISTENING, base) +
    pool(176, 118, 60, 50, '#a9d2ea', 0.4) +
    kitchenWindow(BLUE, LISTENING, { x: 158, y: 84, width: 40, height: 52 }, { rain: 1 }) +
    at(180, 137, 0.46, lettuce(BLUE)) +
    at(76, 90, 0.44, clock(BLUE, 7.62)) +
    tiles(QUIET, LISTENING, FLOOR) +
    skirting(QUIET, LISTENING, FLOOR) +
    patch(BLUE, 32, base + 4, 46) +
    at(30, base + 4, 0.82, refrigerator(BLUE, crayonParade(BLUE))) +
    line(disc(178, 110, 34), RINGS.hush, 1.3, 'stroke-dasharray=".1 3.4"') +
    line(disc(76, 90, 19), RINGS.hush, 1.1, 'stroke-dasharray="2 3.97"') +
    line(disc(30, 142, 24), RINGS.hush, 0.8) +
    silverLine(
      QUIET,
      [
        [-160, 0, -52],
        [-60, 0, -56],
        [20, 0, -40],
        [64, 0, -16],
      ],
      0.7,
    ) +
    standing(QUIET, [80, -14], SIZE.snail, snail(BLUE, { pose: 'ahead' }), BLUE, 150) +
    kid.shadow +
    kid.art +
    standing(QUIET, [-56, -14], SIZE.wagon, wagon(BLUE, thing(things[0], BLUE)), BLUE, 90) +
    line(disc(wx, wy - 4, 13), RINGS.hush, 0.9, 'stroke-dasharray="7 2.6"');
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light' },
    faces: [kid.face],
  };
};
