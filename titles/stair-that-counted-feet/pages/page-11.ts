import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';

import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { staircase } from '#bookmaking/house/staircase.ts';
import { panels, panesOnWall } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catHanging, catHead } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { liftRail, liftSeat } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
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

/** Its width, in hero units. */
const CAT = 48;

/** Near: a sleeping cat weighs as much as two cats, and there is more of it than two arms can hold. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const size = beside ? 56 : 50;
  // Whoever is small stands lower, so that nobody's feet hang in the picture.
  const down = Math.max(0, 4.1 - handOf(hero).body(hero.years).heads) * size * 0.42;
  const head: Point = beside ? [128, 62 + down] : [157, 84 + down];
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
  const chest: Point = [hx + 3 * u, hy + 132 * u];
  const spine: Point[] = [
    chest,
    [chest[0] + 5 * u, chest[1] + 28 * u],
    [chest[0] + 3 * u, chest[1] + 56 * u],
    [chest[0] - 8 * u, chest[1] + 84 * u],
  ];
  const under = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 66 * u, hy + 164 * u],
      wrist: [hx + 39 * u, hy + 212 * u],
      hand: grip,
      degrees: 196,
      flip: true,
      size: 0.96,
    },
    MOON,
  );
  const round = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 62 * u, hy + 152 * u],
      wrist: [hx - 37 * u, hy + 180 * u],
      hand: grip,
      degrees: 4,
      size: 0.96,
    },
    MOON,
  );
  const seat =
    rolls && hero.wheelchair
      ? liftSeat(kid.figure.skeleton, MOON, hero.wheelchair, seatHeight)
      : { behind: '', before: '' };
  const placed = (art: string): string => at(kid.origin[0], kid.origin[1], u, art);
  const art =
    wall(WALLS.night) +
    pool(158, 90, 110, 96, MOONLIGHT, 0.4) +
    panels(RISING, MOON, PANELS.night, { from: -200, to: 420, across: 96, height: 22 }) +
    panesOnWall(RISING, MOONLIGHT, 0.26, { x: -30, y: 164, size: 62 }) +
    (rolls ? liftRail(RISING, MOON) : '') +
    staircase(RISING, MOON, STAIR_AT_NIGHT, { side: true, to: 13, fall: 0.2 }) +
    stairFace(RISING, MOON, 'closing', 0) +
    placed(seat.behind) +
    kid.art +
    placed(seat.before) +
    under.art +
    round.art +
    catHanging(spine, CAT * u, MOON) +
    under.before +
    round.before +
    // It lies before both shoulders.
    at(
      chest[0] - (2 * CAT * u) / 34,
      chest[1] - (12 * CAT * u) / 34,
      (CAT * u) / 34,
      catHead(MOON),
      -8,
    );
  return {
    art,
    quiet: { box: { ...SAFE, width: 114, height: 76 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};
