import { between, flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { clean, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT } from '#bookmaking/frame.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, inPyjamas, type PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import type { Limb } from '#bookmaking/hero/skeleton.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onRiser, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { legDown, reaches } from '#titles/stair-that-counted-feet/cast/legs-down-stairs.ts';
import { liftCarriage, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  LAMPLIGHT,
  PALE,
  PANELS,
  STAIR,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { sleepingTable } from '#titles/stair-that-counted-feet/set/sleeping-table.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { tableOnWall } from '#titles/stair-that-counted-feet/set/table-on-wall.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

/** From the floor of the hall, a table between us and the stairs. */
const LOW = cameraAt({
  from: [-120, 30, -400],
  to: [130, 30, 46],
  middle: [103, 172],
  focal: 350,
});

/** On the edge of a step, both knees over it. */
const LOOKS_DOWN: Pose = {
  seat: true,
  lean: 26,
  roll: 6,
  hips: 0,
  nod: 14,
  tilt: 8,
  shrug: 4,
  armL: { upper: [24, 8], lower: [62, -10], hand: 'hold' },
  armR: { upper: [24, 8], lower: [62, -10], hand: 'hold' },
  legL: POSES.perch.legL,
  legR: POSES.perch.legL,
};

const SIZE = 18;
/** How high hips are over what one sits on, in mm. */
const HIPS = SIZE * 0.17;

/** Treads that feet can be put on, and how far back on them: the longest legs first. */
const FOOTHOLDS = [
  [10, 0.15],
  [11, 0.1],
] as const;

/** Who walks sits at the front of the twelfth tread, with feet two treads below, or one, if legs are short. */
function sitsOn(hero: Hero): { readonly seat: Point; readonly pose: Pose } {
  const body = handOf(hero).body(hero.years);
  const seat = LOW.see(onStep(12, 0.15, 0.4));
  const hip: Point = [seat[0], seat[1] - HIPS];
  const scale = SIZE / 100;
  const soles = FOOTHOLDS.map(([step, along]) => LOW.see(onStep(step, along, 0.4)));
  const sole = soles.find((at) => reaches(body, scale, hip, at)) ?? LOW.see(onStep(11, 0.6, 0.4));
  return {
    seat,
    pose: {
      ...LOOKS_DOWN,
      lean: 18,
      legL: legDown(body, scale, hip, sole, 6),
      legR: legDown(body, scale, hip, [sole[0] - 1, sole[1]], 6),
    },
  };
}

/** From the floor: a whole table asleep on four feet, and over it, small, who asked. */
export const page06: Painting = ({ hero, beside = false }) => {
  const rolls = hero.wheelchair !== undefined;
  const { seat, pose } = rolls
    ? { seat: LOW.see(onStep(11, 0.3, 0.5)), pose: LOOKS_DOWN }
    : sitsOn(hero);
  const placed = (touch: Pick<HeroWish, 'touchL' | 'touchR'>): PlacedHero =>
    childOnStep(
      inPyjamas(hero),
      SIZE,
      [seat[0], seat[1] - (rolls ? SIZE * 0.2 : HIPS)],
      {
        pose,
        ...touch,
        mood: 'wonder',
        face: { eyes: 'wide', mouth: 'tiny', brow: [-9, -13, -5], askew: 4 },
        yaw: rolls ? -24 : -58,
        pitch: 8,
        gaze: [rolls ? -0.2 : -0.7, 1],
      },
      HALL,
    );
  const still = placed({});
  const onLeg = ({ root, bend }: Limb, along: number): Point => {
    const [x, y] = between(flat(root), flat(bend), along);
    return [still.origin[0] + x * still.scale, still.origin[1] + y * still.scale];
  };
  const { legL, legR } = still.figure.skeleton;
  const kid = rolls ? still : placed({ touchL: onLeg(legL, 0.95), touchR: onLeg(legR, 0.8) });
  const [sx, sy] = LOW.see(onRiser(3, 0.5, 0.9));
  const art =
    ground() +
    banister(LOW, HALL, STAIR, { across: 1, from: 1, to: 13 }) +
    (rolls ? liftRail(LOW, HALL) : '') +
    staircase(LOW, HALL, STAIR, { side: true, fall: 0.3 }) +
    (beside ? '' : dark()) +
    pool(kid.head[0] + 10, kid.head[1] + 14, 36, 46, LAMPLIGHT, 0.75) +
    stairFace(LOW, HALL, 'tired', { look: [0.8, 0.6], wood: PALE }) +
    (rolls ? liftCarriage(LOW, HALL, 10.6, seat) : '') +
    kid.art +
    pool(150, 176, 90, 50, LAMPLIGHT, 0.3) +
    sleepingTable(LOW, HALL, '#a8734e', { corner: [26, -124], long: 96, deep: 50, high: 68 }) +
    creak([sx - 10, sy - 8], 0.24, '#ffdca0', -110, 150) +
    lettered(SOUNDS['Creak.'], [32, 120], { height: 9, turn: -12, ink: '#e8c690' });
  return {
    art,
    quiet: { box: { ...SAFE, width: 142, height: 90 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () => groundPastFold(ground() + tableOnWall()) + pastFold(flightFoot(rolls)),
    }),
  };
};

/** What of the stairs, and of the lift's rail, comes over the fold. */
const flightFoot = (rolls: boolean): string =>
  banister(LOW, HALL, STAIR, { across: 1, from: 1, to: 2 }) +
  (rolls ? liftRail(LOW, HALL, 1, 2) : '') +
  staircase(LOW, HALL, STAIR, { side: true, fall: 0.3, to: 1 });

/** The wall of the hall and its floor, under the words, too. */
const ground = (): string =>
  wall(WALLS.hall, FROM_THE_LEFT) +
  panels(LOW, HALL, PANELS.hall, { from: -420, to: 325, across: 96, height: 60 }) +
  // No brush on the floor: of what is seen on a page hangs whether one is laid, and it ended at the fold.
  clean(boards(LOW, HALL, '#5b3a50', { from: -420, to: 325, near: -260 }));

/** Where words stand, no lamp is lit. */
const dark = (): string =>
  oval(
    50,
    42,
    150,
    90,
    radial([
      [0, WALLS.hall[0], 0.97],
      [0.66, WALLS.hall[0], 0.9],
      [1, WALLS.hall[0], 0],
    ]),
  );
