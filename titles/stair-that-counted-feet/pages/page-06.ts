import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT } from '#bookmaking/frame.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { POSES, type Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { GOING, onRiser, onStep, RISE, staircase } from '#bookmaking/house/staircase.ts';
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
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

/** From across the hall, no higher than a board of a table; the foot of the stairs is at a point of the sheet. */
const acrossHall = (x: number, y: number): Camera => {
  const shot = { from: [-290, 66, -420], to: [-290, 66, 46], focal: 450 } as const;
  const [px, py] = cameraAt({ ...shot, middle: [0, 0] }).see([0, 0, 0]);
  return cameraAt({ ...shot, middle: [x - px, y - py] });
};

/** Its rail runs along the dark side of the stairs, and crosses nobody’s face. */
const ON_STRING: RailPlace = { across: -0.02, up: -24 };

/** On the open side of a stair, both legs over its end, and an arm as straight as it gets: that one? */
const POINTS: Pose = {
  ...POSES.perch,
  lean: 10,
  roll: -6,
  armR: { upper: [30, 62], lower: [30, 62], hand: 'point' },
};

/** Across the hall somebody points at a table, which sleeps on all four feet; between them the third stair answers. */
export const page06: Painting = ({ hero, beside = false }) => {
  const rolls = hero.wheelchair !== undefined;
  const camera = beside ? acrossHall(32, 189) : acrossHall(70, 193);
  const size = beside ? 31 : 24;
  const seat = camera.see(onStep(5, 0.5, 0.03));
  const hips: Point = [seat[0], seat[1] - size * (rolls ? 0.2 : 0.17)];
  const kid = childOnStep(
    inPyjamas(hero),
    size,
    hips,
    {
      pose: POINTS,
      touchR: [hips[0] - 200, hips[1] + 70],
      mood: 'wonder',
      face: { eyes: 'wide', mouth: 'tiny', brow: [-9, -13, -5], askew: 4 },
      yaw: -22,
      pitch: 2,
      turn: -8,
      nod: 4,
      gaze: [-0.9, 0.7],
    },
    HALL,
  );
  const [sx, sy] = camera.see(onRiser(3, 0.5, 0.9));
  // On a page alone it has come over to the right, before the dark side of the stairs.
  const byTable = beside ? camera : acrossHall(326, 193);
  const table = (): string =>
    asGround(pool(...byTable.see([beside ? -140 : -160, 40, -60]), 100, 70, LAMPLIGHT, 0.42)) +
    sleepingTable(byTable, HALL, '#a8734e', {
      corner: [-190, -60],
      long: beside ? 100 : 56,
      deep: 66,
      high: beside ? 58 : 66,
    });
  const art =
    ground(camera) +
    pool(kid.head[0], kid.head[1] + 20, 90, 90, LAMPLIGHT, 0.8) +
    staircase(camera, HALL, STAIR, { side: true, fall: 0.2 }) +
    string(camera) +
    (beside ? '' : dark()) +
    stairFace(camera, HALL, 'tired', { look: [0.8, 0.7], wood: PALE }) +
    (rolls
      ? liftRail(camera, HALL, 2.1, 13, ON_STRING) +
        liftCarriage(camera, HALL, 4.8, [seat[0], seat[1] + 6], ON_STRING)
      : '') +
    (beside ? '' : table()) +
    kid.art +
    creak([sx - 6, sy - 8], 0.24, '#ffdca0', -110, 150) +
    lettered(SOUNDS['Creak.'], [sx, sy - 26], { height: 10, turn: -8, ink: '#e8c690' });
  return {
    art,
    quiet: { box: { ...SAFE, width: 142, height: 90 }, ink: 'light', largest: { explorer: 15.5 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(ground(camera)) +
        pastFold(staircase(camera, HALL, STAIR, { side: true, fall: 0.2, to: 3 }) + table()),
    }),
  };
};

/** The wall of the hall and its floor, under the words, too. */
const ground = (camera: Camera): string =>
  wall(WALLS.hall, FROM_THE_LEFT) +
  panels(camera, HALL, PANELS.hall, { from: -420, to: 325, across: 96, height: 60 }) +
  // No brush on the floor: of what is seen on a page hangs whether one is laid, and it ended at the fold.
  clean(boards(camera, HALL, '#5b3a50', { from: -420, to: 325, near: -260 }));

/** Under the stairs it is one dark: legs that hang there are seen. */
const string = (camera: Camera): string =>
  path(
    polygon(
      (
        [
          [0, -10, 0],
          [0, RISE * 0.4, 0],
          [GOING * 12, RISE * 12.4, 0],
          [GOING * 12, -10, 0],
        ] satisfies Point3[]
      ).map(camera.see),
    ),
    tone(HALL, STAIR.side).shade,
  );

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
