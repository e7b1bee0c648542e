import { polygon } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCushion } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { catOverShoulder } from '#titles/stair-that-counted-feet/cast/cat-over-shoulder.ts';
import { climbingShadow } from '#titles/stair-that-counted-feet/cast/climbing-shadow.ts';
import {
  liftCarriage,
  liftRail,
  liftSeat,
} from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  CARRIED_FUR,
  MOONLIGHT,
  PALE_AT_NIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { wallPastFold } from '#titles/stair-that-counted-feet/set/wall-past-fold.ts';

/** From the foot of the stairs; where the words are not on the page, the flight stands in its middle. */
const rising = (middle: number): Camera =>
  cameraAt({ from: [-170, 160, 46], to: [90, 90, 46], middle: [middle, 120], focal: 290 });

/** How large the cat is, in mm of its own unit: the same cat for everybody. */
const CAT = 0.345;

/** One foot on the next step, a back that leans against the weight; one arm around it, the other down. */
const CLIMBS: Pose = {
  lean: -5,
  roll: -9,
  hips: 5,
  nod: 4,
  tilt: 8,
  shrug: 6,
  armL: { upper: [8, 50], lower: [24, 6], hand: 'hold' },
  armR: { upper: [12, 18], lower: [20, 8], hand: 'rest' },
  legL: { upper: [6, 8], lower: [-4, 6] },
  legR: { upper: [52, 12], lower: [-44, 8] },
};

/** On the seat of the lift, from the side: both feet on the plate, both arms around what lies on the lap. */
const RIDES: Pose = {
  seat: true,
  lean: 2,
  nod: 2,
  armL: { upper: [16, 8], lower: [40, -6], hand: 'hold' },
  armR: { upper: [30, 10], lower: [62, -10], hand: 'hold' },
  legL: { upper: [90, 6], lower: [4, 2] },
  legR: { upper: [86, 6], lower: [2, 2] },
};

/** Up the stairs, their back to us, with all of a cat that could be found over a shoulder (over the lap, who rolls): one eye looks back, and the stair counts. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const rolls = hero.wheelchair !== undefined;
  const middle = beside ? 112 : 164;
  const camera = rising(middle);
  const [gx, gy] = camera.see(onStep(4, 0.5, rolls ? 0.62 : 0.5));
  const placed = (size: number, ground: Point, touchL?: Point): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      ground,
      {
        pose: rolls ? RIDES : CLIMBS,
        mood: 'brave',
        face: { mouth: 'smile' },
        yaw: rolls ? 74 : 160,
        pitch: 2,
        turn: rolls ? 0 : -84,
        seatHeight: rolls ? 84 : 0,
        touchL,
      },
      MOON,
    );
  const { figure } = placed(30, [0, 0]);
  const size = clamp((118 / (50 - figure.head[1])) * 100, 26, 46);
  const still = placed(size, [gx, gy]);
  const u = still.scale;
  const { armL, legL, legR } = still.figure.skeleton;
  const on = ([x, y]: readonly number[]): Point => [
    still.origin[0] + (x as number) * u,
    still.origin[1] + (y as number) * u,
  ];
  const cat = catOverShoulder(MOON);
  const seat = hero.wheelchair && liftSeat(still.figure.skeleton, MOON, hero.wheelchair, 84);
  const underKid = (part: string): string => at(...still.origin, u, part);
  const [sx, sy] = on(armL.root);
  // Its head lies on the shoulder, clear of a smile, however large the child's head is.
  const shoulder: Point = [Math.min(sx - 6, still.head[0] - 34 * u - 9), sy - 5];
  const [lapX, lapY] = on([(legL.root[0] + legL.bend[0]) / 2, legL.root[1]]);
  const catFace: Point = seat ? [lapX + 4, lapY - 22] : shoulder;
  // A hand under the haunch.
  const kid = rolls
    ? still
    : placed(size, [gx, gy], [catFace[0] - 44 * CAT, catFace[1] + 122 * CAT]);
  const art =
    wall(WALLS.night) +
    panels(camera, MOON, PANELS.night, { from: -200, to: 325, across: 96, height: 44 }) +
    (rolls ? liftRail(camera, MOON) : '') +
    (beside ? '' : veil()) +
    staircase(camera, MOON, STAIR_AT_NIGHT, { to: 13, fall: 0.2 }) +
    pool(middle, 120, 84, 90, MOONLIGHT, 0.5) +
    banister(camera, MOON, STAIR_AT_NIGHT, { across: 0, from: 3, to: 13 }) +
    pool(middle, 44, 60, 50, MOONLIGHT, 0.5) +
    stairFace(camera, MOON, 'closing', { look: [0, 1], wood: PALE_AT_NIGHT }) +
    (seat
      ? liftCarriage(camera, MOON, 4.4, [kid.origin[0], kid.origin[1] - 4]) +
        line(polygon([kid.origin, on(legL.heel)], false), '#2a2740', 2.6) +
        underKid(seat.behind) +
        kid.art +
        at(lapX, lapY - 4, 0.36, catCushion(MOON, 0, CARRIED_FUR)) +
        kid.arm(-1) +
        underKid(seat.before) +
        at(...catFace, CAT, cat.before)
      : oval(kid.origin[0], kid.origin[1] + 2, 26, 3.4, '#120f2c', 'fill-opacity=".55"') +
        oval(...on([legR.toe[0], legR.toe[1] + 10]), 9, 1.6, '#120f2c', 'fill-opacity=".5"') +
        at(...catFace, CAT, cat.behind) +
        kid.art +
        kid.arm(1) +
        at(...catFace, CAT, cat.before));
  return {
    art,
    quiet: { box: { ...SAFE, width: 113, height: 112 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () => wallPastFold(WALLS.night, moonOnWall()) + thrown(kid, worn),
    }),
  };
};

/** The moon lies aslant on the wall of the stairs. */
const moonOnWall = (): string =>
  path('M-186 -10H-48L-8 226H-136Z', MOONLIGHT, 'fill-opacity=".17"');

/** And in it, from below, the shadow of who goes up comes up, too: under the words, which keep clear of it. */
const thrown = (kid: PlacedHero, worn: Hero): string =>
  climbingShadow(kid.figure, worn, [-66, 190], 0.3, '#15112f');

/** What words stand on: of the wall beside the stairs only its lower half is in the light. */
const veil = (): string =>
  box(
    0,
    0,
    SHEET,
    158,
    linear([
      [0, WALLS.night[0], 0.97],
      [0.68, WALLS.night[0], 0.92],
      [1, WALLS.night[0], 0],
    ]),
  );
