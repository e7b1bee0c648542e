import type { Point } from '../../../drawing/geometry.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { onStep, staircase } from '../../../scenes/house/staircase.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { catHanging } from '../cast/cat.ts';
import { child, childOnStep, inPyjamas } from '../cast/child.ts';
import { liftRail } from '../cast/stairlift.ts';
import { MOONLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { MOON } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';
import { stairFace } from '../set/stair-face.ts';

const RISING = cameraAt({
  from: [-120, 150, -190],
  to: [110, 100, 46],
  middle: [120, 150],
  focal: 290,
});

/** Close: a sleeping cat weighs as much as two cats. */
export const page11: Painting = ({ hero }) => {
  const seat = RISING.see(onStep(6, 0.5, 0.5));
  const wish = {
    mood: 'happy',
    yaw: 24,
    pitch: 8,
    gaze: [0.4, 0.5],
    nod: 6,
    touchL: [seat[0] + 2, seat[1] - 24],
    touchR: [seat[0] + 4, seat[1] - 22],
  } as const;
  const kid = hero.wheelchair
    ? childOnStep(inPyjamas(hero), 42, seat, { pose: 'sit', ...wish }, MOON)
    : child(inPyjamas(hero), 42, 'ground', seat, { pose: 'walk', ...wish }, MOON);
  const [x, y] = [kid.head[0] + 4, kid.head[1] + 34];
  const spine: Point[] = [
    [x, y],
    [x + 2, y + 14],
    [x + 2, y + 30],
    [x + 1, y + 46],
  ];
  const art =
    wall(WALLS.night) +
    pool(150, 90, 100, 90, MOONLIGHT, 0.36) +
    (hero.wheelchair ? liftRail(RISING, MOON) : '') +
    staircase(RISING, MOON, STAIR, { side: true, to: 11 }) +
    stairFace(RISING, MOON, 'closing', 0) +
    kid.art +
    catHanging(spine, 22, MOON);
  return {
    art,
    quiet: { box: { ...SAFE, width: 86, height: 88 }, ink: 'light' },
    faces: [kid.face],
  };
};
