import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import {
  type HeroWish,
  inPyjamas,
  type PlacedHero,
  placeHero,
} from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catRoundNeck } from '#titles/stair-that-counted-feet/cast/cat-round-neck.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftCarriage, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { PALE_AT_NIGHT, STAIR_AT_NIGHT } from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { birdsAsleep, moonWindow } from '#titles/stair-that-counted-feet/set/moon-window.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** From beside the lowest stairs: the middle of the fourth one is at a point of the sheet. */
const besideFourth = (x: number, y: number): Camera => {
  const shot = { from: [-190, 96, -240], to: [90, 80, 46], focal: 500 } as const;
  const [px, py] = cameraAt({ ...shot, middle: [0, 0] }).see(onStep(4, 0.5, 0.5));
  return cameraAt({ ...shot, middle: [x - px, y - py] });
};

/** Up, one foot on the next step, under a weight that bends; the near hand holds two socks of four. */
const CARRIES: Pose = {
  lean: 4,
  roll: 0,
  hips: 4,
  nod: 6,
  tilt: -4,
  shrug: 2,
  armL: { upper: [-6, 14], lower: [20, 0], hand: 'hold' },
  armR: { upper: [10, 20], lower: [70, -20], hand: 'hold' },
  legL: { upper: [62, 8], lower: [-10, 4] },
  legR: { upper: [-2, 4], lower: [-8, 4] },
};
/** The same on the seat of the lift. */
const RIDES: Pose = {
  ...CARRIES,
  seat: true,
  lean: 0,
  legL: { upper: [88, 12], lower: [6, 4] },
  legR: { upper: [86, 12], lower: [4, 4] },
};

/** Past a moon as large as a page, with all of a cat round the neck: four socks hang down, to be counted. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = hero.wheelchair !== undefined;
  const camera = besideFourth(beside ? 114 : 148, beside ? 156 : 164);
  const [gx, gy] = camera.see(onStep(4, 0.5, 0.4));
  const wish = {
    pose: rolls ? RIDES : CARRIES,
    mood: 'happy',
    face: { mouth: 'smile' },
    yaw: rolls ? 16 : 22,
    turn: -34,
    pitch: 4,
    gaze: [-1, 0.9],
  } as const;
  const { head } = placeHero(worn, 30, 'ground', [0, 0], wish, MOON).figure;
  // Who is small is drawn larger: a cat weighs as much for everybody.
  const size = clamp(((beside ? 130 : 112) / (50 - head[1])) * 100, 26, 42);
  const placed = (touch: Pick<HeroWish, 'touchR'>): PlacedHero =>
    rolls
      ? childOnStep(worn, size, [gx, gy - 38], { ...wish, ...touch }, MOON)
      : placeHero(worn, size, 'ground', [gx, gy], { ...wish, ...touch }, MOON);
  const still = placed({});
  const { neck, body } = still.figure.skeleton;
  const k = (still.scale * body.shoulder) / 38;
  const nape = [
    still.origin[0] + neck[0] * still.scale,
    still.origin[1] + neck[1] * still.scale,
  ] as const;
  const cat = catRoundNeck(MOON);
  const kid = placed({ touchR: [nape[0] - 48 * k, nape[1] + 92 * k] });
  const art =
    moonWindow(FRAME, beside) +
    hall(camera) +
    under(camera) +
    (rolls ? liftRail(camera, MOON, 2) : '') +
    staircase(camera, MOON, STAIR_AT_NIGHT, { side: true, to: 13, fall: 0.1 }) +
    stairFace(camera, MOON, 'closing', { look: [1, 1], wood: PALE_AT_NIGHT }) +
    (rolls ? liftCarriage(camera, MOON, 3.4, [kid.origin[0], kid.origin[1] - 4]) : '') +
    oval(gx - 4, gy + 1, 26, 3.4, '#120f2c', 'fill-opacity=".5"') +
    at(...nape, k, cat.behind) +
    kid.art +
    at(...nape, k, cat.before) +
    kid.hand(-1);
  return {
    art,
    quiet: { box: { ...SAFE, width: 113, height: 114 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(moonWindow(FRAME, true) + hall(camera)) +
        birdsAsleep() +
        pastFold(rolls ? liftRail(camera, MOON, 2) : ''),
    }),
  };
};

const FRAME: Hex = '#55508f';
const WAINSCOT: Hex = '#6a68a8';

/** The wood along the stairs, and the floor before them. */
const hall = (camera: Camera): string =>
  panels(camera, MOON, WAINSCOT, { from: -420, to: 325, across: 96, height: 34 }) +
  boards(camera, MOON, '#4a4078', { from: -420, to: 0, near: -200 });

/** Under the stairs it is as dark as ever. */
const under = (camera: Camera): string =>
  path(
    polygon(
      (
        [
          [-0.4, 17, 0],
          [324.6, 251, 0],
          [325, -200, 0],
          [0, -200, 0],
        ] as const
      ).map(camera.see),
    ),
    tone(MOON, STAIR_AT_NIGHT.side).base,
  );
