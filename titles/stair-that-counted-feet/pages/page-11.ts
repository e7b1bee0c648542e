import type { Hex } from '#bookmaking/drawing/color.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, type StairPaint, staircase } from '#bookmaking/house/staircase.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { longCat } from '#titles/stair-that-counted-feet/cast/long-cat.ts';
import {
  liftCarriage,
  liftRail,
  type RailPlace,
} from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { PALE_AT_NIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { birdsAsleep, moonWindow } from '#titles/stair-that-counted-feet/set/moon-window.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** From beside the lowest stairs, and near: who goes up goes up past us. On a page alone words are over it, and all is smaller. */
const asideOf = (k: number): Camera =>
  cameraAt({
    from: [-240, 110, -150],
    to: [46, 70, 40],
    middle: [k < 1 ? 147 : 112, k < 1 ? 176 : 160],
    focal: 520 * k,
  });
/** How much smaller. */
const ALONE = 0.72;

/** Up sideways, one foot on the next step already, far back from the hips: so much is held. */
const CARRIES: Pose = {
  lean: -13,
  roll: 5,
  hips: 6,
  shrug: 9,
  armL: { upper: [34, 36], lower: [78, -62], hand: 'hold' },
  armR: { upper: [34, 36], lower: [78, -62], hand: 'hold' },
  legL: { upper: [84, 54], lower: [2, 0] },
  legR: { upper: [10, 20], lower: [-8, 10] },
};
/** On the seat of the lift, both arms round somebody. */
const RIDES: Pose = {
  ...CARRIES,
  seat: true,
  lean: -4,
  roll: 0,
  hips: 0,
  legL: { upper: [80, 34], lower: [6, 10] },
  legR: { upper: [80, 34], lower: [6, 10] },
};

/** Up before a moon as large as a page, with a cat round the chest that hangs down as far as a cat is long; the stair has its socks before its eyes, and counts. */
export const page11: Painting = ({ hero, beside = false }) => {
  const k = beside ? 1 : ALONE;
  const camera = asideOf(k);
  const kid = carries(inPyjamas(hero), camera, k);
  const art =
    moonWindow(FRAME, beside) +
    staircase(camera, MOON, LIT_STAIR, { side: true, to: 13, fall: 0.1 }) +
    stairFace(camera, MOON, 'closing', { look: [0.4, 2], wood: PALE_AT_NIGHT }) +
    kid.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 113, height: beside ? 114 : 170 },
      ink: 'dark',
      largest: { explorer: beside ? 18 : 13.5 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () => groundPastFold(moonWindow(FRAME, true)) + birdsAsleep(),
    }),
  };
};

/** From a sole on the fourth stair to a crown, in mm. */
const HIGH = 132;

const carries = (worn: Hero, camera: Camera, k: number): Pick<PlacedHero, 'art' | 'face'> => {
  const rolls = worn.wheelchair !== undefined;
  const wish = {
    pose: rolls ? RIDES : CARRIES,
    mood: 'happy',
    face: { mouth: 'smile' },
    yaw: 24,
    turn: -48,
    tilt: 10,
    nod: 10,
    gaze: [-0.8, 1],
  } as const;
  const { head } = placeHero(worn, 30, 'ground', [0, 0], { ...wish, pose: CARRIES }, MOON).figure;
  // Who is small is drawn larger: a cat weighs as much for everybody.
  const size = clamp((HIGH / (50 - head[1])) * 100, 27, 46) * k * (rolls ? 1.08 : 1);
  const [gx, gy] = camera.see(onStep(4, 0.5, 0.66));
  const put = (touch: Pick<HeroWish, 'touchL' | 'touchR'>): PlacedHero =>
    rolls
      ? childOnStep(worn, size, [gx, gy - 1.12 * size], { ...wish, ...touch }, MOON, true)
      : placeHero(worn, size, 'ground', [gx, gy], { ...wish, ...touch }, MOON);
  const still = put({});
  const { torsoAt, body } = still.figure.skeleton;
  const [cx, cy] = torsoAt(0, worn.years < 2 ? 0.66 : 0.5);
  const u = still.scale * (body.shoulder / 40) * 0.94;
  const chest: Point = [still.origin[0] + cx * still.scale, still.origin[1] + cy * still.scale];
  const kid = put({
    touchL: [chest[0] - 34 * u, chest[1] + 10 * u],
    touchR: [chest[0] + 34 * u, chest[1] + 4 * u],
  });
  const cat = longCat(MOON, clamp(((gy - chest[1]) / u - 12) * 0.7, 76, 190));
  return {
    face: kid.face,
    art:
      (rolls
        ? liftRail(camera, MOON, 1.2, 13, BY_STEPS) +
          liftCarriage(camera, MOON, 4.3, [gx, gy - 8], BY_STEPS)
        : oval(gx, gy + 1, 24, 2.6, '#120f2c', 'fill-opacity=".5"')) +
      kid.art +
      at(...chest, u, cat.behind) +
      kid.arm(1) +
      kid.arm(-1) +
      at(...chest, u, cat.before),
  };
};

/** The rail lies along the far end of the steps. */
const BY_STEPS: RailPlace = { across: 1.02, up: 6 };
const FRAME: Hex = '#55508f';
/** The moon lies on it. */
const LIT_STAIR: StairPaint = {
  tread: '#cdbfd0',
  riser: '#a898b8',
  side: '#5d5488',
  rail: '#5a5088',
};
