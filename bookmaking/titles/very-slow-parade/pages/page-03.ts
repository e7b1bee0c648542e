import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { bear } from '../cast/bear.ts';
import { drummer } from '../cast/drummer.ts';
import { duck, wagon } from '../cast/duck.ts';
import { snail } from '../cast/snail.ts';
import { tiles } from '../set/floor.ts';
import { RINGS, UPROAR } from '../set/hours.ts';
import { wall } from '../set/kitchen.ts';
import { LOUD } from '../set/lights.ts';
import { bands } from '../set/sound.ts';
import { patch } from '../set/stage.ts';

const CLOSE = cameraAt({ from: [0, 40, -110], to: [0, 36, 60], middle: [108, 142], focal: 150 });
const FLOOR = { left: -320, right: 320, near: -90, far: 200 };

/** Close: somebody is in front. Everybody else finds out from behind. */
export const page03: Painting = ({ hero, things }) => {
  const kid = drummer(
    hero,
    36,
    'head',
    [62, 112],
    { pose: 'stand', mood: 'surprised', yaw: 30, pitch: 4, gaze: [0.9, 0.8], nod: 8, strikes: 'raised' },
    LOUD,
  );
  const art =
    wall(UPROAR, 180) +
    tiles(CLOSE, UPROAR, FLOOR) +
    bands(
      [70, 150],
      [
        [150, '#ffe27c'],
        [128, RINGS.pot],
        [108, '#ffd23f'],
        [90, RINGS.lid],
        [74, '#fff0b0'],
      ],
    ) +
    at(16, 190, 0.62, wagon(LOUD, things[0]), -24) +
    kid.shadow +
    kid.art +
    at(26, 204, 0.5, bear(LOUD, { arms: [-20, -40], eyes: 'open', plays: true })) +
    at(8, 204, 0.5, duck(LOUD, { eye: 'open' })) +
    at(20, 100, 0.3, thing(things[0], LOUD)) +
    patch(LOUD, 134, 206, 150) +
    at(134, 206, 0.94, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 56 }, ink: 'dark' },
    faces: [kid.face],
  };
};
