import { at } from '../../../drawing/marks.ts';
import { inPyjamas, placeHero } from '../../../hero/place-hero.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { potTurned } from '../cast/pot.ts';
import { snail } from '../cast/snail.ts';
import { skirting, tiles } from '../set/floor.ts';
import { BY_THE_WALL } from '../set/hours.ts';
import { kitchenWindow, lettuce, wall } from '../set/kitchen.ts';
import { BLUE } from '../set/lights.ts';
import { patch } from '../set/stage.ts';

const NEAR = cameraAt({ from: [0, 60, -200], to: [0, 50, 60], middle: [108, 150], focal: 220 });
const FLOOR = { left: -320, right: 320, near: -120, far: 40 };

/** Mid: the drum becomes a step. */
export const page09: Painting = ({ hero }) => {
  const pot = [120, 196] as const;
  const k = 0.42;
  const kid = placeHero(
    inPyjamas(hero),
    32,
    'ground',
    [158, 196],
    {
      pose: 'crouch',
      mood: 'brave',
      yaw: -34,
      pitch: 8,
      gaze: [-0.8, 0.8],
      touchR: [pot[0] - 8, pot[1] - 56 * k],
      touchL: [pot[0] + 16, pot[1] - 54 * k],
    },
    BLUE,
  );
  const [, base] = NEAR.see([0, 0, FLOOR.far]);
  const art =
    wall(BY_THE_WALL, base) +
    kitchenWindow(BLUE, BY_THE_WALL, { x: 142, y: 30, width: 48, height: 54 }, { rain: 0.7 }) +
    at(154, 86, 0.5, lettuce(BLUE, true)) +
    tiles(NEAR, BY_THE_WALL, FLOOR) +
    skirting(NEAR, BY_THE_WALL, FLOOR) +
    kid.shadow +
    patch(BLUE, pot[0], pot[1], 34) +
    at(pot[0], pot[1], k, potTurned(BLUE)) +
    kid.art +
    patch(BLUE, 60, 202, 60) +
    at(58, 202, 0.4, snail(BLUE, { pose: 'up', gaze: [0.4, -0.8], lids: 0.25 }));
  return {
    art,
    quiet: { box: { ...SAFE, width: 108, height: 96 }, ink: 'light' },
    faces: [kid.face],
  };
};
