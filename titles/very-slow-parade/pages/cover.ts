import { at } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { LOADED } from '#titles/very-slow-parade/cast/children.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { LETTERING } from '#titles/very-slow-parade/lettering.ts';
import { MEDIUM } from '#titles/very-slow-parade/medium.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { LOUD, NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';

const LOW = cameraAt({ from: [0, 26, -110], to: [0, 24, 60], middle: [108, 168], focal: 150 });
const FLOOR = { left: -400, right: 400, near: -90, far: 260 };

/** At tile height: the front of the parade, and all who may not pass it. */
const paint: Painting = ({ hero }) => {
  const kid = drummer(
    hero,
    hero.wheelchair ? headToStand(hero, 150, 38) : headToStand(hero, 124, 38),
    'ground',
    // Who cannot stand yet sits further back: the shell was before a face.
    hero.years < 1 ? [82, 184] : [90, 204],
    { pose: 'walk', mood: 'joy', yaw: 24, pitch: 3, gaze: [0.6, 0.6] },
    LOUD,
  );
  const art =
    bands(
      [92, 152],
      [
        [220, '#ffe79a'],
        [180, '#ffdc74'],
        [150, '#ffe79a'],
        [122, '#ffdc74'],
        [100, '#ffe79a'],
        [86, '#ff9a3c'],
        [73, '#ffe79a'],
        [62, '#f2563f'],
        [52, '#fff4c8'],
      ],
    ) +
    tiles(LOW, UPROAR, FLOOR) +
    at(37, 195, 0.62, bear(LOUD, { arms: [0, -20], eyes: 'open', plays: true, stride: 14 })) +
    patch(LOUD, 0, 199, 44) +
    at(0, 199, 0.5, duck(LOUD, { eye: 'open', roll: 20 })) +
    kid.shadow +
    kid.art +
    patch(LOUD, 142, 207, 124) +
    at(144, 207, 0.68, snail(LOUD, { pose: 'ahead' }));
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 52 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

export const cover: Cover = {
  slug: 'very-slow-parade',
  title: '{name} and the Very Slow Parade',
  lettering: LETTERING,
  medium: MEDIUM,
  children: LOADED,
  paint,
  grounds: [{ color: DARK.wall[1], light: NIGHT }],
};
