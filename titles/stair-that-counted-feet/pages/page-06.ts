import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { asGround, clean, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT } from '#bookmaking/frame.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import type { Arm, Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { onRiser, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import {
  liftCarriage,
  liftRail,
  type RailPlace,
} from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { clothedTable } from '#titles/stair-that-counted-feet/set/clothed-table.ts';
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
import { underStairs } from '#titles/stair-that-counted-feet/set/under-stairs.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

/** From across the hall, no higher than a board of a table; the foot of the stairs is at a point of the sheet. */
const acrossHall = (x: number, y: number): Camera => {
  const shot = { from: [-290, 66, -420], to: [-290, 66, 46], focal: 450 } as const;
  const [px, py] = cameraAt({ ...shot, middle: [0, 0] }).see([0, 0, 0]);
  return cameraAt({ ...shot, middle: [x - px, y - py] });
};

/** Its rail lies on the open side of the flight, and crosses nobody’s face. */
const ON_STRING: RailPlace = { across: -0.02, up: -15 };

const onRail = (step: number): Point3 => {
  const [x, y] = onStep(step, 0, 0);
  return [x, y + ON_STRING.up, -4];
};

/** On a stair, in profile, one arm as straight as it gets across the hall, the other on the edge of what it sits on: that one? */
const POINTS: Pose = {
  seat: true,
  lean: 14,
  roll: 0,
  hips: 0,
  shrug: 4,
  armL: { upper: [84, 6], lower: [84, 4], hand: 'point' },
  armR: { upper: [-34, 6], lower: [-20, 4], hand: 'press' },
  legL: { upper: [86, 4], lower: [-12, 2] },
  legR: { upper: [92, 6], lower: [22, 4] },
};

const IN_LAP: Arm = { upper: [14, 2], lower: [64, -6] };

/** From the stairs somebody points across the hall at a table, which sleeps on all four feet; between them the third stair answers. */
export const page06: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = hero.wheelchair !== undefined;
  const camera = beside ? acrossHall(40, 199) : acrossHall(106, 204);
  const [gx, gy] = camera.see(rolls ? onRail(beside ? 4.2 : 4) : onStep(5, 0.4, 0.3));
  const wish = {
    pose: rolls ? { ...POINTS, armR: IN_LAP } : POINTS,
    mood: 'wonder',
    face: { eyes: 'open', mouth: 'oh', brow: [-7, -11, -4], askew: 4 },
    yaw: -70,
    pitch: 2,
    turn: 10,
    nod: 6,
    gaze: [-0.9, 0.5],
  } as const;
  const size = hero.years < 3 ? 36 : 33;
  const seat: Point = rolls ? [gx, gy - 1.12 * size] : [gx, gy - 0.16 * size];
  const { armL } = childOnStep(worn, size, seat, wish, HALL).figure.skeleton;
  // Straight at the cloth, a little down.
  const from = seat[1] + ((armL.root[1] + 60) * size) / 100;
  const kid = childOnStep(worn, size, seat, { ...wish, touchL: [-60, from] }, HALL);
  const [sx, sy] = camera.see(onRiser(3, 0.5, 0.9));
  // On a page alone it stands across the hall, and small.
  const byTable = acrossHall(198, 204);
  const table = (): string =>
    asGround(pool(...byTable.see([-160, 40, -60]), 100, 70, LAMPLIGHT, 0.42)) +
    sleepingTable(byTable, HALL, '#a8734e', { corner: [-190, -60], long: 56, deep: 66, high: 54 });
  // It ends at the fold.
  const glow = pool(
    kid.head[0],
    kid.head[1] + 20,
    Math.min(90, kid.head[0] - 4),
    90,
    LAMPLIGHT,
    0.8,
  );
  const art =
    ground(camera) +
    glow +
    staircase(camera, HALL, STAIR, { side: true, fall: 0.2 }) +
    underStairs(camera, HALL, STAIR) +
    (beside ? '' : dark()) +
    stairFace(camera, HALL, 'tired', { look: [0.8, 0.7], wood: PALE }) +
    (rolls
      ? liftRail(camera, HALL, 1.2, 13, ON_STRING) +
        liftCarriage(camera, HALL, beside ? 4.2 : 4, [seat[0], seat[1] + 0.5 * size], ON_STRING)
      : oval(gx - 2, gy + 1, 17, 2.2, HALL.shade, 'fill-opacity=".55"')) +
    (beside ? '' : table()) +
    kid.art +
    creak([sx - 6, sy - 8], 0.24, '#ffdca0', -110, 150) +
    lettered(SOUNDS['Creak.'], [sx - 7, sy - 25], { height: 10, turn: -8, ink: '#e8c690' });
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 142, height: 90 },
      ink: beside ? 'dark' : 'light',
      largest: { explorer: 15.5 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(ground(camera)) +
        clothedTable() +
        pastFold(staircase(camera, HALL, STAIR, { side: true, fall: 0.2, to: 3 })),
    }),
  };
};

/** The wall of the hall and its floor, under the words, too. */
const ground = (camera: Camera): string =>
  wall(WALLS.hall, FROM_THE_LEFT) +
  panels(camera, HALL, PANELS.hall, { from: -420, to: 325, across: 96, height: 60 }) +
  // No brush on the floor: of what is seen on a page hangs whether one is laid, and it ended at the fold.
  clean(boards(camera, HALL, '#5b3a50', { from: -420, to: 325, near: -260 }));

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
