import { photoFrame } from '../../../drawing/photo-frame.ts';
import { at } from '../../../drawing/marks.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import type { Painting } from '../../title.ts';
import { drummer } from '../cast/drummer.ts';
import { snail } from '../cast/snail.ts';
import { skirting, tiles } from '../set/floor.ts';
import { SEVEN } from '../set/hours.ts';
import { clock, wall } from '../set/kitchen.ts';
import { LOUD } from '../set/lights.ts';
import { patch } from '../set/stage.ts';

const LOW = cameraAt({ from: [0, 66, -240], to: [0, 66, 100], middle: [108, 150], focal: 232 });
const FLOOR = { left: -320, right: 320, near: -150, far: 120 };

/** In front: or so it looks. */
export const belongs: Painting = ({ hero, photo }) => {
  const kid = drummer(
    hero,
    31,
    'ground',
    [70, 200],
    { pose: 'walk', mood: 'happy', yaw: 26, pitch: 4, strikes: 'raised' },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    (photo
      ? photoFrame(photo, { box: { x: 132, y: 96, width: 48, height: 48 }, color: '#4f8fa8', tilt: 2 }, LOUD)
      : at(156, 118, 0.9, clock(LOUD, 7))) +
    kid.shadow +
    kid.art +
    patch(LOUD, 196, 204, 40) +
    at(200, 204, 0.24, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: { box: { x: 30, y: 22, width: 156, height: 52 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};
