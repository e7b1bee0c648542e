import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { SEVEN } from '#titles/very-slow-parade/set/hours.ts';
import { clock, pool, wainscot, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';

const LOW = cameraAt({ from: [0, 58, -240], to: [0, 58, 100], middle: [108, 150], focal: 220 });
const FLOOR = { left: -320, right: 320, near: -150, far: 100 };
/** Where the photo hangs; without one, it is seven o’clock there. */
const FRAME: Box = { x: 126, y: 84, width: 50, height: 50 };

/** In front: or so it looks from here. */
export const belongs: Painting = ({ hero, photo }) => {
  const kid = drummer(
    hero,
    headToStand(hero, 112, 33),
    'ground',
    [66, 202],
    { pose: 'walk', mood: 'joy', yaw: 26, pitch: 4, strikes: 'raised' },
    LOUD,
  );
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(SEVEN, base) +
    pool(60, 140, 90, 80, '#fff6d0', 0.9) +
    wainscot(LOW, SEVEN, FLOOR, 40) +
    bands(kid.beat, [
      [58, '#f9cf74'],
      [52, '#ffedbd'],
      [44, '#f7a24c'],
      [38, '#fff3cf'],
    ]) +
    tiles(LOW, SEVEN, FLOOR) +
    skirting(LOW, SEVEN, FLOOR) +
    (photo
      ? photoFrame(photo, { box: FRAME, color: '#3f8f96', tilt: 2.5 }, LOUD)
      : at(151, 109, 0.86, clock(LOUD, 7))) +
    kid.shadow +
    kid.art +
    patch(LOUD, 192, 206, 44) +
    at(196, 207, 0.26, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 18, height: 48 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [kid.face, FRAME] : [kid.face],
  };
};
