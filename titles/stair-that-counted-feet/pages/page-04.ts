import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { kneesUp, liftUnder } from '#titles/stair-that-counted-feet/cast/knees-up.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const UP = cameraAt({ from: [-24, 66, -14], to: [120, 92, 62], middle: [126, 122], focal: 152 });

/** Two faces that look at each other: a large one in the wood, and one with its chin on both arms. */
export const page04: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const head: Point = beside ? [148, 72] : [161, 82];
  const kid = placeHero(
    worn,
    beside ? 56 : 50,
    'head',
    head,
    {
      pose: 'floor',
      mood: 'wonder',
      face: { eyes: 'wide', mouth: 'tiny', brow: [-9, -13, -5], askew: 4 },
      yaw: -26,
      pitch: 0,
      nod: 14,
      tilt: 12,
      gaze: [-0.7, 1],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 22, roll: -5, shrug: 8 },
    },
    HALL,
  );
  const u = kid.scale;
  const [hx, hy] = head;
  const tall = 72;
  const feet: Point = [hx - 10 * u, hy + (tall + 74) * u];
  const under = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 66 * u, hy + 104 * u],
      wrist: [hx - 12 * u, hy + 92 * u],
      hand: flat,
      degrees: 176,
      flip: true,
      size: 1.2,
    },
    HALL,
  );
  const over = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 74 * u, hy + 106 * u],
      wrist: [hx + 6 * u, hy + 74 * u],
      hand: flat,
      degrees: -6,
      size: 1.2,
    },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    pool(196, 70, 92, 96, LAMPLIGHT, 0.8) +
    panels(UP, HALL, PANELS.hall, { from: -10, to: 420, across: 96 }) +
    // The lamp does not come as far as the words.
    pool(36, 92, 92, 46, HALL.shade, 0.6) +
    (hero.wheelchair ? liftRail(UP, HALL, 3, 9) : '') +
    staircase(UP, HALL, STAIR, { from: 2, to: 7, fall: 0.3 }) +
    banister(UP, HALL, STAIR, { across: 0, from: 3, to: 9 }) +
    pool(82, 186, 96, 34, LAMPLIGHT, 0.34) +
    stairFace(UP, HALL, 'awake', 0) +
    oval(feet[0] + 6, feet[1], 66 * u, 8 * u, HALL.shade, 'fill-opacity=".5"') +
    (hero.wheelchair ? liftUnder(hero.wheelchair, feet, u * 1.34, HALL, 86) : '') +
    clip(`M0 0H216V${num(feet[1] - 38 * u)}H0Z`, kid.art) +
    kneesUp(worn, feet, u, HALL, tall) +
    under.art +
    over.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 116, height: 84 },
      ink: 'light',
      largest: { seedling: 32, explorer: 15.5 },
    },
    faces: [kid.face],
  };
};
