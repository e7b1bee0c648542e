import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { curtain } from '#bookmaking/house/hall-things.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { seatBack } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const BESIDE = cameraAt({
  from: [-150, 108, -220],
  to: [26, 40, 40],
  middle: [126, 182],
  focal: 600,
});

/** Near: a sentry is posted, and told what its duty is, with great seriousness. */
export const page08: Painting = ({ hero, things, beside = false }) => {
  const [ox, oy] = BESIDE.see(onStep(2, 0.52, 0.58));
  const head: Point = beside ? [66, 119] : [66, 128];
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    beside ? 64 : 56,
    'head',
    head,
    {
      pose: 'floor',
      mood: 'brave',
      face: { mouth: 'tiny', brow: [-1, -8, -5], eyes: 'open' },
      yaw: 34,
      pitch: 6,
      nod: 10,
      tilt: 9,
      gaze: [0.9, 0.7],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 24, roll: 8 },
    },
    HALL,
  );
  const u = kid.scale;
  const [hx, hy] = head;
  const warns = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 62 * u, hy + 112 * u],
      wrist: [hx + 82 * u, hy + 42 * u],
      hand: finger,
      degrees: -74,
      size: 1.3,
    },
    HALL,
  );
  const sets = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx + 2 * u, hy + 138 * u],
      wrist: [ox - 36, oy - 8],
      hand: grip,
      degrees: -8,
      flip: true,
      size: 1.3,
    },
    HALL,
  );
  const [cx, cy] = BESIDE.see(onStep(3, 0.02, 0.18));
  const art =
    wall(WALLS.late) +
    pool(206, 84, 110, 120, LAMPLIGHT, 0.5) +
    boards(BESIDE, HALL, '#4b3148', { from: -300, to: 0, near: -190 }) +
    panels(BESIDE, HALL, PANELS.late, { from: -300, to: 190, across: 96, height: 50 }) +
    at(-4, 88, 1.2, curtain(HALL, '#7a4468', 34, 116)) +
    staircase(BESIDE, HALL, STAIR, { side: true, to: 9, fall: 0.3 }) +
    pool(ox + 6, oy - 10, 74, 44, LAMPLIGHT, 0.4) +
    stairFace(BESIDE, HALL, 'tired', 0.6) +
    catTail(
      [
        [cx + 12, cy - 4],
        [cx, cy],
        [cx - 5, cy + 12],
        [cx + 2, cy + 22],
      ],
      8,
      HALL,
    ) +
    (hero.wheelchair
      ? seatBack({ x: -6, y: 116, width: 78, height: 110 }, HALL, hero.wheelchair)
      : '') +
    kid.art +
    warns.art +
    sets.art +
    oval(ox, oy + 2, 25, 3.6, HALL.shade, 'fill-opacity=".5"') +
    at(ox, oy - 16, 0.52, thing(things[0], HALL)) +
    sets.before;
  return {
    art,
    quiet: { box: { ...SAFE, width: 140, height: 62 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};
