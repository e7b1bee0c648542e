import type { Hex } from '#bookmaking/drawing/color.ts';
import { clamp, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
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
import { banister, onStep, type StairPaint, staircase } from '#bookmaking/house/staircase.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catAsShawl } from '#titles/stair-that-counted-feet/cast/cat-as-shawl.ts';
import { catOnLap } from '#titles/stair-that-counted-feet/cast/cat-on-lap.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import {
  liftCarriage,
  liftRail,
  type RailPlace,
} from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { PALE_AT_NIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { birdsAsleep, moonWindow } from '#titles/stair-that-counted-feet/set/moon-window.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** From the hall, square before the flight: who goes up is seen from behind. On a page alone words are beside it, and all is smaller. */
const frontOf = (k: number): Camera =>
  cameraAt({
    from: [-240, 84, 46],
    to: [60, 62, 46],
    middle: [k < 1 ? 164 : 136, 150],
    focal: 350 * k,
  });
/** How much smaller. */
const ALONE = 0.76;

/** Up, one foot on the next step already; a straight arm to the rail, the other before the body. */
const CARRIES: Pose = {
  lean: 10,
  roll: 4,
  hips: 6,
  shrug: 6,
  armL: { upper: [10, 34], lower: [110, -34] },
  armR: { upper: [30, 60], lower: [40, 60], hand: 'hold' },
  legL: { upper: [-4, 2], lower: [-6, 2] },
  legR: { upper: [70, 10], lower: [0, 4] },
};
/** On the seat of the lift, both hands on a back. */
const RIDES: Pose = {
  seat: true,
  lean: 8,
  roll: 0,
  hips: 0,
  nod: 22,
  armL: { upper: [40, 4], lower: [60, 0], hand: 'rest' },
  armR: { upper: [54, 4], lower: [70, 0], hand: 'rest' },
  legL: { upper: [88, 6], lower: [6, 4] },
  legR: { upper: [86, 6], lower: [4, 4] },
};
const SLEEPY = { mood: 'happy', face: { mouth: 'smile' }, pitch: 2 } as const;

/** Up in the light of a moon as large as a page, with all of a cat over both shoulders: down a back hang four socks, and the stair counts. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const k = beside ? 1 : ALONE;
  const camera = frontOf(k);
  const kid = hero.wheelchair ? rides(worn, camera, k) : carries(worn, camera, k);
  const art =
    moonWindow(FRAME, beside) +
    staircase(camera, MOON, LIT_STAIR, { to: 13, fall: 0.1 }) +
    banister(camera, MOON, LIT_STAIR, { across: 0, from: 2, to: 13 }) +
    stairFace(camera, MOON, 'closing', { look: [0.2, 2], wood: PALE_AT_NIGHT }) +
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
const HIGH = 112;

const carries = (worn: Hero, camera: Camera, k: number): Pick<PlacedHero, 'art' | 'face'> => {
  const wish = {
    pose: CARRIES,
    ...SLEEPY,
    yaw: -164,
    turn: 78,
    nod: 4,
    gaze: [-0.6, 0.6],
  } as const;
  const { head } = placeHero(worn, 30, 'ground', [0, 0], wish, MOON).figure;
  // Who is small is drawn larger: a cat weighs as much for everybody.
  const size = clamp((HIGH / (50 - head[1])) * 100, 26, 40) * k;
  const [middle, gy] = camera.see(onStep(4, 0.4, 0.46));
  const at0 = placeHero(worn, size, 'ground', [middle, gy], wish, MOON);
  const { armR, body: b } = at0.figure.skeleton;
  const shoulder = gy + armR.root[1] * at0.scale;
  const [rx, ry] = handrail(camera, shoulder - 2);
  // As far from the rail as a straight arm is long.
  const long = (b.upperArm + b.foreArm) * 0.98 * at0.scale;
  const gx = Math.max(middle, rx - long - armR.root[0] * at0.scale);
  const kid = placeHero(
    worn,
    size,
    'ground',
    [gx, gy],
    { ...wish, touchR: [rx + 14 * at0.scale, ry] },
    MOON,
  );
  const { torsoAt, body } = kid.figure.skeleton;
  const [nx, ny] = torsoAt(180, 0.08);
  const nape: Point = [kid.origin[0] + nx * kid.scale, kid.origin[1] + ny * kid.scale];
  return {
    face: kid.face,
    art:
      oval(gx, gy + 1, 24, 2.6, '#120f2c', 'fill-opacity=".5"') +
      kid.art +
      at(...nape, (kid.scale * body.shoulder) / 40, catAsShawl(MOON)),
  };
};

/** Where the rail of the banister is as high as this, in mm. */
const handrail = (camera: Camera, y: number): Point => {
  const end = (step: number): Point => {
    const [x, up, z] = onStep(step, 0.5, 0);
    return camera.see([x, up + 84, z]);
  };
  const [[ax, ay], [bx, by]] = [end(2), end(6)];
  return [lerp(ax, bx, (y - ay) / (by - ay)), y];
};

const rides = (worn: Hero, camera: Camera, by: number): Pick<PlacedHero, 'art' | 'face'> => {
  const [gx, gy] = camera.see(onStep(4, 0.4, 0.48));
  const size = 32 * by;
  const wish = { pose: RIDES, ...SLEEPY, yaw: -78, gaze: [-0.4, 1] } as const;
  const sits = (touch: Pick<HeroWish, 'touchL' | 'touchR'>): PlacedHero =>
    childOnStep(worn, size, [gx, gy - 1.12 * size], { ...wish, ...touch }, MOON, true);
  const still = sits({});
  const { legL, body } = still.figure.skeleton;
  const k = still.scale;
  const onSheet = (x: number, y: number): Point => [
    still.origin[0] + (legL.root[0] + x) * k,
    still.origin[1] + (legL.root[1] - body.legWidths[0] + y) * k,
  ];
  const lap = onSheet(0, 0);
  const kid = sits({ touchL: onSheet(-22, -48), touchR: onSheet(-56, -50) });
  return {
    face: kid.face,
    art:
      liftRail(camera, MOON, 1.2, 13, BY_BARS) +
      liftCarriage(camera, MOON, 4.2, [gx + 2, gy - 12], BY_BARS) +
      kid.art +
      at(...lap, k * 1.16, catOnLap(MOON)) +
      kid.arm(1) +
      kid.arm(-1),
  };
};

/** The rail lies before the bars, low. */
const BY_BARS: RailPlace = { across: 0.06, up: 12 };
const FRAME: Hex = '#55508f';
/** The moon lies on it. */
const LIT_STAIR: StairPaint = {
  tread: '#cdbfd0',
  riser: '#a898b8',
  side: '#5d5488',
  rail: '#5a5088',
};
