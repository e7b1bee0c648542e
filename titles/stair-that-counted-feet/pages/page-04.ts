import { polygon } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line } from '#bookmaking/drawing/marks.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { kneesUp, liftUnder } from '#titles/stair-that-counted-feet/cast/knees-up.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const UP = cameraAt({ from: [-62, 84, 34], to: [200, 154, 74], middle: [131, 103], focal: 156 });
/** The last stair that is seen. */
const TOP = 8;

/** Near, with the eyes of the third stair: it looks up, and somebody polite looks down past the banister. */
export const page04: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const size = beside ? 52 : 45;
  const head: Point = beside ? [140, 82] : [143, 101];
  const kid = placeHero(
    worn,
    size,
    'head',
    head,
    {
      pose: 'floor',
      mood: 'wonder',
      yaw: -12,
      pitch: -4,
      nod: 12,
      tilt: 9,
      gaze: [-0.5, 1],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 24, roll: -4 },
    },
    HALL,
  );
  const u = kid.scale;
  const feet: Point = [kid.pelvis[0] - 6 * u, kid.pelvis[1] + 12 * u];
  const tall = (feet[1] - head[1]) / u - 70;
  const [px, py, pz] = onStep(TOP - 1, 0.2, 0);
  const post = [UP.see([px, py, pz]), UP.see([px, py + 84, pz])] as const;
  const held = between(post[0], post[1], 0.5);
  const holds = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [head[0] + 70 * u, head[1] + 118 * u],
      wrist: [held[0] - 17 * u, held[1]],
      hand: grip,
      degrees: -4,
    },
    HALL,
  );
  const hugs = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [feet[0] - 62 * u, feet[1] - 62 * u],
      wrist: [feet[0] - 12 * u, feet[1] - 60 * u],
      hand: flat,
      degrees: 8,
    },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    pool(178, 80, 72, 76, LAMPLIGHT, 0.8) +
    panels(UP, HALL, PANELS.hall, { from: -34, to: 420, across: 96 }) +
    staircase(UP, HALL, STAIR, { from: 3, to: TOP, fall: 0.3 }) +
    (hero.wheelchair ? liftRail(UP, HALL, 4, TOP) : '') +
    banister(UP, HALL, STAIR, { across: 0, from: 5, to: TOP }) +
    stairFace(UP, HALL, 'awake', 0) +
    (hero.wheelchair ? liftUnder(hero.wheelchair, feet, u, HALL, tall) : '') +
    kid.art +
    kneesUp(worn, feet, u, HALL, tall) +
    hugs.art +
    holds.art +
    line(polygon(post, false), tone(HALL, STAIR.rail).base, 3.2) +
    holds.before;
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
