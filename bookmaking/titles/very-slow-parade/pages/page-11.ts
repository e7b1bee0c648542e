import { at, box } from '../../../drawing/marks.ts';
import { inPyjamas, placeHero } from '../../../hero/place-hero.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import type { Painting } from '../../title.ts';
import { apron } from '../cast/apron.ts';
import { tiles } from '../set/floor.ts';
import { DARK } from '../set/hours.ts';
import { pool, wall } from '../set/kitchen.ts';
import { GOING } from '../set/lights.ts';

const NEAR = cameraAt({ from: [0, 70, -200], to: [0, 60, 60], middle: [108, 150], focal: 220 });
const FLOOR = { left: -320, right: 320, near: -120, far: 60 };

/** Close: going, slowly; the apron keeps its distance. */
export const page11: Painting = ({ hero }) => {
  const kid = placeHero(
    inPyjamas(hero),
    40,
    'head',
    [168, 118],
    { pose: 'walk', mood: 'sleepy', yaw: 148, pitch: 5 },
    GOING,
  );
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base) +
    tiles(NEAR, DARK, FLOOR) +
    box(150, 60, 80, 130, '#0a1828') +
    kid.shadow +
    kid.art +
    pool(70, 130, 80, 80, '#ffcf8a', 0.5) +
    at(22, 222, 1.2, apron(GOING, 'lamp'));
  return {
    art,
    quiet: { box: { x: 76, y: 14, width: 126, height: 56 }, ink: 'light' },
    faces: [kid.face],
  };
};
