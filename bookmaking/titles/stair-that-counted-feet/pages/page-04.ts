import { cameraAt } from '../../../scenes/house/camera.ts';
import { onStep, staircase } from '../../../scenes/house/staircase.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { childOnStep, headAt, inPyjamas } from '../cast/child.ts';
import { liftRail } from '../cast/stairlift.ts';
import { LAMPLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { HALL } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';
import { stairFace } from '../set/stair-face.ts';

const UP = cameraAt({ from: [-60, 78, 20], to: [200, 150, 60], middle: [120, 116], focal: 150 });

/** Mid, from the third stair: it looks up, and somebody polite looks down. */
export const page04: Painting = ({ hero }) => {
  const seat = onStep(13, 0.5, 0.45);
  const kid = childOnStep(
    inPyjamas(hero),
    headAt(UP, seat) * 1.7,
    UP.see(seat),
    { pose: 'sit', mood: 'wonder', yaw: -14, pitch: 0, nod: 14, gaze: [-0.2, 0.9] },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    pool(150, 70, 90, 80, LAMPLIGHT, 0.6) +
    (hero.wheelchair ? liftRail(UP, HALL, 4) : '') +
    staircase(UP, HALL, STAIR, { from: 3, fall: 0.3 }) +
    stairFace(UP, HALL, 'awake', 0) +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, width: 90, height: 96 }, ink: 'light' },
    faces: [kid.face],
  };
};
