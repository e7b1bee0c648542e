import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point, type Point3 } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards } from '#bookmaking/house/stairwell.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catBefore, catBehind } from '#titles/stair-that-counted-feet/cast/cat-over-shoulder.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftRail, type RailPlace } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { PALE_AT_NIGHT, STAIR_AT_NIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { birdsAsleep, moonWindow } from '#titles/stair-that-counted-feet/set/moon-window.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';
import { underStairs } from '#titles/stair-that-counted-feet/set/under-stairs.ts';

/** From across the hall; the foot of the stairs is at a point of the sheet. */
const acrossHall = (x: number, y: number): Camera => {
  const shot = { from: [-290, 66, -420], to: [-290, 66, 46], focal: 450 } as const;
  const [px, py] = cameraAt({ ...shot, middle: [0, 0] }).see([0, 0, 0]);
  return cameraAt({ ...shot, middle: [x - px, y - py] });
};

/** Up, the far foot on the next step already; the near arm lies under a rump, the far one is out of sight. */
const CARRIES: Pose = {
  lean: 6,
  roll: 0,
  hips: 0,
  shrug: 2,
  armL: { upper: [14, 0], lower: [24, -4] },
  armR: { upper: [-8, 10], lower: [82, -6], hand: 'hold' },
  legL: { upper: [80, 2], lower: [2, 2] },
  legR: { upper: [-6, 2], lower: [-12, 2] },
};
/** The same on the seat of the lift. */
const RIDES: Pose = {
  ...CARRIES,
  seat: true,
  lean: 0,
  legL: { upper: [88, 6], lower: [6, 4] },
  legR: { upper: [86, 6], lower: [4, 4] },
};

/** Up past a moon as large as a page, with all of a cat in one arm, its head over the shoulder: four socks hang down, to be counted. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = hero.wheelchair !== undefined;
  const camera = acrossHall(beside ? 40 : 112, 214);
  const [gx, gy] = camera.see(rolls ? onRail(beside ? 4.3 : 3.1) : onStep(4, 0.3, 0.4));
  const wish = {
    pose: rolls ? RIDES : CARRIES,
    mood: 'happy',
    face: { mouth: 'smile' },
    yaw: 118,
    turn: -46,
    nod: 8,
    pitch: 2,
    gaze: [0.4, 0.8],
  } as const;
  const { head } = placeHero(worn, 30, 'ground', [0, 0], wish, MOON).figure;
  // Who is small is drawn larger: a cat weighs as much for everybody.
  const size = clamp(((beside ? 112 : 100) / (50 - head[1])) * 100, 26, 38);
  const placed = (touch: Pick<HeroWish, 'touchR'>): PlacedHero =>
    rolls
      ? childOnStep(worn, size, [gx, gy - 1.12 * size], { ...wish, ...touch }, MOON)
      : placeHero(worn, size, 'ground', [gx, gy], { ...wish, ...touch }, MOON);
  const still = placed({});
  const { armR, body } = still.figure.skeleton;
  const k = (still.scale * body.torso) / 107;
  const shoulder: Point = [
    still.origin[0] + armR.root[0] * still.scale,
    still.origin[1] + armR.root[1] * still.scale,
  ];
  const kid = placed({ touchR: [shoulder[0] + 52 * k, shoulder[1] + 98 * k] });
  const art =
    moonWindow(FRAME, beside) +
    hall(camera) +
    staircase(camera, MOON, STAIR_AT_NIGHT, { side: true, to: 13, fall: 0.1 }) +
    underStairs(camera, MOON, STAIR_AT_NIGHT) +
    stairFace(camera, MOON, 'closing', { look: [1, 1], wood: PALE_AT_NIGHT }) +
    (rolls ? liftRail(camera, MOON, 1.2, 13, ON_STRING) : '') +
    (rolls ? '' : oval(gx + 2, gy + 1, 22, 2.4, '#120f2c', 'fill-opacity=".5"')) +
    at(...shoulder, k, catBefore(MOON)) +
    kid.art +
    at(...shoulder, k, catBehind(MOON));
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 113, height: 114 },
      ink: 'dark',
      largest: { explorer: 18 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(moonWindow(FRAME, true) + hall(camera)) +
        birdsAsleep() +
        pastFold(rolls ? liftRail(camera, MOON, 1.2, 13, ON_STRING) : ''),
    }),
  };
};

/** The rail lies on the open side of the flight, and crosses nobody’s face. */
const ON_STRING: RailPlace = { across: -0.02, up: -15 };

const FRAME: Hex = '#55508f';
const WAINSCOT: Hex = '#6a68a8';

const onRail = (step: number): Point3 => {
  const [x, y] = onStep(step, 0, 0);
  return [x, y + ON_STRING.up, -4];
};

/** The board along the stairs, and the floor before them. */
const hall = (camera: Camera): string => {
  const t = tone(MOON, WAINSCOT);
  const edge = [
    [-420, 14, 96],
    [-14, 14, 96],
    [325, 258, 96],
  ] as const;
  const d = polygon([...edge, [325, 0, 96] as const, [-420, 0, 96] as const].map(camera.see));
  return (
    path(d, t.base) +
    line(polygon(edge.map(camera.see), false), t.lite, 1.6) +
    boards(camera, MOON, '#4a4078', { from: -420, to: 0, near: -200 })
  );
};
