import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point3 } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail, type RailPlace } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { wallPastFold } from '#titles/stair-that-counted-feet/set/wall-past-fold.ts';

/** From as near to the third stair as its own eyes are: the rest of the flight goes up and away from it. */
const ALONG = cameraAt({
  from: [-2, 74, -44],
  to: [72, 74, 23],
  middle: [100, 136],
  focal: 164,
});

/** The rail of the lift lies on the open side of the flight. */
const ON_STRING: RailPlace = { across: -0.02, up: -8 };

/** Small on a stair near the top, both soles on the next: bent forward, to see who it was. */
const PEERS: Pose = {
  seat: true,
  lean: 26,
  roll: 0,
  hips: 0,
  tilt: 0,
  armL: { upper: [6, 8], lower: [44, -4] },
  // Out of sight, in the lap.
  armR: { upper: [-10, 2], lower: [20, -10] },
  legL: { upper: [94, 6], lower: [-6, 3] },
  legR: { upper: [92, 6], lower: [2, 3] },
};

/** One small at the top, one near and large at the foot, and the dark between: they look at each other. */
export const page04: Painting = ({ hero, beside = false }) => {
  const rolls = hero.wheelchair !== undefined;
  const step = beside ? 7.6 : 9;
  const seat = ALONG.see(rolls ? onRail(step - 1.4) : onStep(Math.ceil(step), 0.1, 0.4));
  // With words in the picture, clear of them.
  const size = (beside ? 26 : 19) * (hero.years < 3 ? 1.2 : 1);
  const kid = childOnStep(
    inPyjamas(hero),
    size,
    [seat[0], seat[1] - size * (rolls ? 1.1 : 0.16)],
    {
      pose: PEERS,
      mood: 'wonder',
      face: { eyes: 'wide', mouth: 'tiny', brow: [-9, -13, -5], askew: 4 },
      yaw: -58,
      pitch: 2,
      nod: 16,
      gaze: [-0.9, 0.9],
    },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    alongWall() +
    staircase(ALONG, HALL, STAIR, { side: true, fall: 0.3 }) +
    (rolls ? liftRail(ALONG, HALL, 3.2, 13, ON_STRING) : '') +
    pool(seat[0], seat[1] - 20, beside ? 80 : 56, 70, LAMPLIGHT, 0.75) +
    night() +
    clip(ON_WALL, barsOfLight()) +
    litEdges(rolls) +
    (beside ? '' : veil()) +
    staircase(ALONG, HALL, STAIR, { from: 3, to: 3 }) +
    stairFace(ALONG, HALL, 'tired', { look: [0.6, 0.9], mouth: 'content', wide: 2 }) +
    (rolls ? '' : oval(seat[0] - 3, seat[1] + 1, 11, 2, HALL.shade, 'fill-opacity=".6"')) +
    kid.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 116, height: 92 },
      ink: 'light',
      largest: { seedling: 32, explorer: 15.5 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        wallPastFold(
          WALLS.hall,
          alongWall() +
            staircase(ALONG, HALL, STAIR, { side: true, fall: 0.3, to: 2 }) +
            nightPastFold() +
            barsOfLight(),
        ),
    }),
  };
};

const onRail = (step: number): Point3 => {
  const [x, y] = onStep(step, 0, 0);
  return [x, y + ON_STRING.up, -2];
};

/** The wood along the stairs, and of the floor what the camera, which stands on it, has before it. */
const alongWall = (): string =>
  panels(ALONG, HALL, PANELS.hall, { from: -50, to: 460, across: 96 }) +
  boards(ALONG, HALL, '#5b3a50', { from: -50, to: 0, near: 60 });

const nightPastFold = (): string =>
  box(
    -240,
    0,
    246,
    216,
    linear([
      [0, '#1b1136', 0.5],
      [1, '#1b1136', 0.72],
    ]),
  );

/** What falls between the bars of the landing, down along the wall and on past the fold. */
const barsOfLight = (): string =>
  path(
    FANNED.map(([from, to]) => `M206 34L-240 ${from}V${to}Z`).join(''),
    LAMPLIGHT,
    'fill-opacity=".1"',
  );
/** Where each of them leaves the page at its left, in mm from the upper edge. */
const FANNED = [
  [30, 44],
  [54, 70],
  [82, 101],
  [116, 138],
  [156, 182],
  [206, 236],
] as const;

/** The wall as far as the stairs, of which each hides its own part. */
const ON_WALL = polygon([
  [-6, -6],
  [222, -6],
  ...[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((step) =>
    [1, -0.12].map((along) => ALONG.see(onStep(step, along, 1))),
  ),
  ALONG.see([0, 0, 92]),
  [-6, 200],
]);

/** The lamp on the edge of each stair, fainter as they go down, and a child's long shadow across them. */
function litEdges(rolls: boolean): string {
  const [from, to] = rolls ? [0.2, 0.72] : [0.26, 0.6];
  const reach = (step: number, a: number, b: number): string =>
    polygon(
      [a, b].map((across) => ALONG.see(onStep(step, -0.12, across))),
      false,
    );
  let art = '';
  for (let step = 4; step < 11; step++) {
    art += line(
      reach(step, 0, from) + reach(step, to, 1),
      LAMPLIGHT,
      0.9,
      `stroke-opacity="${num(0.12 + step * 0.055)}"`,
    );
  }
  return art;
}

/** Where words stand in the picture, no lamp is lit. */
const veil = (): string =>
  oval(
    56,
    52,
    104,
    84,
    radial([
      [0, '#1b1136', 0.9],
      [0.7, '#1b1136', 0.8],
      [1, '#1b1136', 0],
    ]),
  );

/** The lamp on the landing does not come down so far. */
const night = (): string =>
  path(
    'M-6 -6H222V222H-6Z',
    linear(
      [
        [0, '#1b1136', 0.72],
        [0.45, '#1b1136', 0.56],
        [0.75, '#1b1136', 0],
      ],
      0,
      1,
      1,
      0.2,
    ),
  );
