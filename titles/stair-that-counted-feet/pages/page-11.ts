import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catHauled } from '#titles/stair-that-counted-feet/cast/cat-hauled.ts';
import {
  liftCarriage,
  liftRail,
  liftSeat,
} from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
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
const CAT = 0.36;
/** How far its hind feet are under its chin, in that unit. */
const TRAILS = 272;

/** Backwards, one step up and one to go, and a back that hauls. */
const HAULS: Pose = {
  lean: -6,
  roll: 4,
  hips: -6,
  nod: 12,
  tilt: 7,
  shrug: 6,
  armL: { upper: [26, 18], lower: [80, -40], hand: 'hold' },
  armR: { upper: [26, 18], lower: [80, -40], hand: 'hold' },
  legL: { upper: [40, 40], lower: [-10, 22] },
  legR: { upper: [8, 34], lower: [-4, 24] },
};

/** Up the stairs backwards, with both arms round all of a cat that could be found: two paws hang, two trail, and the stair counts. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const rolls = hero.wheelchair !== undefined;
  const middle = beside ? 112 : 164;
  const camera = rising(middle);
  const [gx, gy] = camera.see(onStep(4, rolls ? 0.9 : 0.5, 0.5));
  const placed = (size: number, ground: Point): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      ground,
      {
        pose: HAULS,
        mood: 'brave',
        face: { mouth: 'firm', brow: [-5, -9, -2], eyes: 'open' },
        yaw: -6,
        pitch: 8,
        gaze: [-0.2, 0.9],
        seatHeight: rolls ? 84 : 0,
        armsByPage: true,
        body: rolls
          ? {
              seat: true,
              lean: 2,
              hips: 0,
              legL: { upper: [70, 44], lower: [6, 16] },
              legR: { upper: [70, 44], lower: [6, 16] },
            }
          : {},
      },
      MOON,
    );
  const { figure } = placed(30, [0, 0]);
  const size = clamp((104 / (50 - figure.head[1])) * 100, 24, 42);
  const chestOf = ({ head: [x, y], scale }: PlacedHero): Point => [
    x + 1,
    y + 24 * scale + 56 * CAT,
  ];
  // Whoever is short stands higher: hind feet end over the face that counts them.
  const hind = chestOf(placed(size, [gx, gy]))[1] + TRAILS * CAT;
  const ground: Point = [gx, gy - Math.max(0, hind - camera.see(onStep(3, 0, 0.5))[1])];
  const kid = placed(size, ground);
  const u = kid.scale;
  const chest = chestOf(kid);
  const held = ([1, -1] as const).map(
    (side) =>
      ownArm(
        worn,
        kid,
        side,
        {
          elbow: [chest[0] + side * 50 * CAT, chest[1] + 62 * CAT],
          wrist: [
            chest[0] + side * (side > 0 ? 16 : 10) * CAT,
            chest[1] + (side > 0 ? 62 : 68) * CAT,
          ],
          hand: flat,
          flip: side > 0,
          degrees: side > 0 ? 178 : 4,
          size: 1.1,
        },
        MOON,
      ).art,
  );
  const cat = catHauled(MOON);
  const over = (art: string): string => at(chest[0], chest[1], CAT, art);
  const seat = hero.wheelchair && liftSeat(kid.figure.skeleton, MOON, hero.wheelchair, 84, 2.35);
  const underKid = (art: string): string => at(kid.origin[0], kid.origin[1], u, art);
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
    oval(ground[0], ground[1] + 2, 26, 3.4, '#120f2c', 'fill-opacity=".55"') +
    (seat
      ? liftCarriage(camera, MOON, 4.4, [ground[0], ground[1] - 4]) + underKid(seat.behind)
      : '') +
    kid.art +
    (seat ? underKid(seat.before) : '') +
    over(cat.behind) +
    held.join('') +
    over(cat.before);
  return {
    art,
    quiet: { box: { ...SAFE, width: 113, height: 112 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && { overFold: () => wallPastFold(WALLS.night) }),
  };
};

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
