import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';

import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { staircase } from '#bookmaking/house/staircase.ts';
import { panels, panesOnWall } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCarried } from '#titles/stair-that-counted-feet/cast/cat-carried.ts';
import { liftRail, seatBack } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const RISING = cameraAt({
  from: [-200, 176, -170],
  to: [90, 90, 50],
  middle: [132, 150],
  focal: 430,
});

/** How much larger than its drawing, in hero units. */
const CAT = 0.88;
/** A sleeping cat weighs as much as two cats. */
const BROAD = 1.2;

/** Near: a sleeping cat weighs as much as two cats, and there is more of it than two arms can hold. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const size = beside ? 56 : 50;
  const head: Point = beside ? [128, 62] : [157, 82];
  const rolls = hero.wheelchair !== undefined;
  const seatHeight = 90;
  const kid = placeHero(
    worn,
    size,
    'head',
    head,
    {
      pose: rolls ? 'sit' : 'climb',
      mood: 'happy',
      face: { mouth: 'tiny', brow: [-3, -6, -2], eyes: 'open' },
      yaw: 10,
      pitch: 10,
      nod: 15,
      tilt: -11,
      gaze: [0.15, 1],
      armsByPage: true,
      seatHeight: rolls ? seatHeight : 0,
      // So heavy that it takes a back to carry it.
      body: rolls
        ? { lean: -8, roll: -4 }
        : {
            lean: -13,
            roll: -9,
            twist: 0,
            legL: { upper: [58, 14], lower: [2, 8] },
            legR: { upper: [-4, 10], lower: [-14, 8] },
          },
    },
    MOON,
  );
  const u = kid.scale;
  const [hx, hy] = head;
  const chest = hy + 112 * u;
  const under = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 80 * u, chest + 60 * u],
      wrist: [hx - 19 * u, chest + 88 * u],
      hand: grip,
      degrees: 186,
      flip: true,
      size: 1.2,
    },
    MOON,
  );
  const round = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 84 * u, chest + 34 * u],
      wrist: [hx + 14 * u, chest + 24 * u],
      hand: grip,
      degrees: -6,
      size: 1.2,
    },
    MOON,
  );
  const cat = catCarried(MOON);
  const held = (art: string): string =>
    at(hx - 4 * u, chest, CAT * u, clean(art), 0, BROAD * CAT * u);
  const art =
    wall(WALLS.night) +
    pool(158, 90, 110, 96, MOONLIGHT, 0.4) +
    panels(RISING, MOON, PANELS.night, { from: -200, to: 420, across: 96, height: 22 }) +
    panesOnWall(RISING, MOONLIGHT, 0.26, { x: -30, y: 164, size: 62 }) +
    (rolls ? liftRail(RISING, MOON) : '') +
    staircase(RISING, MOON, STAIR_AT_NIGHT, { side: true, to: 13, fall: 0.2 }) +
    stairFace(RISING, MOON, 'closing', 0) +
    (hero.wheelchair
      ? seatBack(
          { x: hx - 58 * u, y: hy + 24 * u, width: 150 * u, height: 260 * u },
          MOON,
          hero.wheelchair,
        )
      : '') +
    kid.art +
    held(cat.body) +
    under.art +
    under.before +
    held(cat.rump) +
    round.art +
    round.before +
    held(cat.front);
  return {
    art,
    quiet: { box: { ...SAFE, width: 114, height: 76 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};
