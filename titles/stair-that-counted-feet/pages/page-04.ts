import type { Point } from '#bookmaking/drawing/geometry.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import { inPyjamas, type PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const UP = cameraAt({ from: [-24, 66, -14], to: [120, 92, 62], middle: [126, 122], focal: 152 });

/** The height of the step that the feet are on, in mm. */
const SOLES = 148;

/** Bent down from where one sits, to see who speaks: both hands hold on to the edge. */
const PEERS: Pose = {
  ...POSES.perch,
  lean: 34,
  roll: -4,
  nod: 10,
  tilt: 8,
  shrug: 8,
  armL: { upper: [-14, 20], lower: [4, 4], hand: 'hold' },
  armR: { upper: [-6, 22], lower: [10, 4], hand: 'hold' },
  legL: { upper: [84, 8], lower: [-6, 4] },
  legR: { upper: [80, 10], lower: [8, 4] },
};

/** Two faces that look at each other: a large one in the wood, and one that has bent down to it. */
export const page04: Painting = ({ hero, beside = false }) => {
  const placed = (size: number, seat: Point): PlacedHero =>
    childOnStep(
      inPyjamas(hero),
      size,
      seat,
      {
        pose: PEERS,
        mood: 'wonder',
        face: { eyes: 'wide', mouth: 'tiny', brow: [-9, -13, -5], askew: 4 },
        yaw: -44,
        pitch: 4,
        gaze: [-0.7, 1],
      },
      HALL,
    );
  // Soles on one step, and a head at one place, however long the legs between them are.
  const one = placed(100, [0, 0]);
  const [headAt, tall] = beside ? [132, 98] : [151, 88];
  const size = Math.min(48, (tall / (one.origin[1] - one.head[1] + 50)) * 100);
  const kid = placed(size, [
    headAt - (one.head[0] * size) / 100,
    SOLES - (one.origin[1] * size) / 100,
  ]);
  const art =
    wall(WALLS.hall) +
    pool(196, 70, 92, 96, LAMPLIGHT, 0.8) +
    panels(UP, HALL, PANELS.hall, { from: -10, to: 420, across: 96 }) +
    // The lamp does not come as far as the words.
    pool(36, 92, 92, 46, HALL.shade, 0.6) +
    (hero.wheelchair ? liftRail(UP, HALL, 3, 9) : '') +
    staircase(UP, HALL, STAIR, { from: 2, to: 7, fall: 0.3 }) +
    pool(82, 186, 96, 34, LAMPLIGHT, 0.34) +
    stairFace(UP, HALL, 'awake') +
    oval(kid.origin[0] - 9, SOLES, 20, 3, HALL.shade, 'fill-opacity=".5"') +
    kid.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 116, height: 92 },
      ink: 'light',
      largest: { seedling: 32, explorer: 15.5 },
    },
    faces: [kid.face],
  };
};
