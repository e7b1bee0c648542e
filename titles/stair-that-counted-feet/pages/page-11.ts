import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catOverShoulder } from '#titles/stair-that-counted-feet/cast/cat-over-shoulder.ts';
import { climbingShadow } from '#titles/stair-that-counted-feet/cast/climbing-shadow.ts';
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
const CAT = 0.345;

/** One foot on the next step, a back that leans against the weight, and both arms out of sight under it. */
const CLIMBS: Pose = {
  lean: -5,
  roll: -9,
  hips: 5,
  nod: 4,
  tilt: 8,
  shrug: 6,
  armL: { upper: [16, 52], lower: [84, -80], hand: 'hold' },
  armR: { upper: [34, 30], lower: [100, -84], hand: 'hold' },
  legL: { upper: [6, 8], lower: [-4, 6] },
  legR: { upper: [52, 12], lower: [-44, 8] },
};

/** Up the stairs, their back to us, with all of a cat that could be found: four white feet hang down, one eye looks back, and the stair counts. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const rolls = hero.wheelchair !== undefined;
  const middle = beside ? 112 : 164;
  const camera = rising(middle);
  const [gx, gy] = camera.see(onStep(4, 0.5, 0.5));
  const placed = (size: number, ground: Point): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      ground,
      {
        pose: CLIMBS,
        mood: 'brave',
        yaw: 160,
        pitch: 2,
        turn: -46,
        seatHeight: rolls ? 84 : 0,
        body: rolls
          ? {
              seat: true,
              lean: 2,
              hips: 0,
              legL: { upper: [70, 14], lower: [6, 6] },
              legR: { upper: [70, 14], lower: [6, 6] },
            }
          : {},
      },
      MOON,
    );
  const { figure } = placed(30, [0, 0]);
  const size = clamp((118 / (50 - figure.head[1])) * 100, 26, 46);
  const kid = placed(size, [gx, gy]);
  const u = kid.scale;
  const { armL, legR } = kid.figure.skeleton;
  const [sx, sy] = [kid.origin[0] + armL.root[0] * u, kid.origin[1] + armL.root[1] * u];
  const cat = catOverShoulder(MOON);
  const over = (art: string): string => at(sx - 4, sy - 11, CAT, art);
  const seat = hero.wheelchair && liftSeat(kid.figure.skeleton, MOON, hero.wheelchair, 84, 1.8);
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
    oval(kid.origin[0], kid.origin[1] + 2, 26, 3.4, '#120f2c', 'fill-opacity=".55"') +
    (seat ? liftCarriage(camera, MOON, 4.4, [kid.origin[0], kid.origin[1] - 4]) : '') +
    (seat
      ? ''
      : oval(
          kid.origin[0] + legR.toe[0] * u,
          kid.origin[1] + (legR.toe[1] + 10) * u,
          9,
          1.6,
          '#120f2c',
          'fill-opacity=".5"',
        )) +
    over(cat.behind) +
    (seat ? underKid(seat.before) : '') +
    kid.art +
    (seat ? underKid(seat.behind) : '') +
    over(cat.before);
  return {
    art,
    quiet: { box: { ...SAFE, width: 113, height: 112 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () => wallPastFold(WALLS.night, moonOnWall() + thrown(kid, worn, hero)),
    }),
  };
};

/** The moon lies aslant on the wall of the stairs, and on it, half as large again, who goes up. */
const moonOnWall = (): string =>
  path('M-186 -10H-48L-8 226H-136Z', MOONLIGHT, 'fill-opacity=".17"');

const thrown = (kid: PlacedHero, worn: Hero, hero: Hero): string =>
  climbingShadow(kid, hero.wheelchair ? hero : worn, {
    ground: [-70, 192],
    scale: kid.scale * 1.5,
    cat: CAT,
    color: '#15112f',
  });

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
