import { headToSit } from '#bookmaking/hero/head-size.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const UP = cameraAt({ from: [-62, 84, 30], to: [200, 146, 74], middle: [131, 112], focal: 148 });

/** Mid, from the third stair: it looks up, and somebody polite looks down. */
export const page04: Painting = ({ hero, beside = false }) => {
  const seat = onStep(13, 0.5, 0.42);
  const kid = childOnStep(
    inPyjamas(hero),
    beside ? headToSit(hero, 58, 33) : headToSit(hero, 48, 27),
    UP.see(seat),
    { pose: 'sit', mood: 'wonder', yaw: -14, pitch: 0, nod: 12, gaze: [-0.2, 0.9] },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    pool(178, 80, 72, 76, LAMPLIGHT, 0.8) +
    panels(UP, HALL, PANELS.hall, { from: -34, to: 420, across: 96 }) +
    staircase(UP, HALL, STAIR, { from: 3, fall: 0.3 }) +
    (hero.wheelchair ? liftRail(UP, HALL, 4) : '') +
    banister(UP, HALL, STAIR, { across: 0, from: 5 }) +
    stairFace(UP, HALL, 'awake', 0) +
    kid.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 116, height: 66 },
      ink: 'light',
      largest: { seedling: 32, explorer: 13.5 },
    },
    faces: [kid.face],
  };
};
