import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
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
import { groundPastFold, PAST_FOLD } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { limpCat } from '#titles/stair-that-counted-feet/cast/limp-cat.ts';
import { liftCarriage, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  PALE_AT_NIGHT,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** From beside the stairs: the middle of the fourth one is at a point of the sheet. */
const besideFourth = (x: number, y: number): Camera => {
  const shot = { from: [-150, 110, -320], to: [100, 90, 46], focal: 500 } as const;
  const [px, py] = cameraAt({ ...shot, middle: [0, 0] }).see(onStep(4, 0.5, 0.5));
  return cameraAt({ ...shot, middle: [x - px, y - py] });
};

/** One foot on the next step, leaning back from the weight; both arms around it, under its own. */
const HAULS: Pose = {
  lean: -9,
  roll: 0,
  hips: 4,
  nod: 2,
  tilt: 8,
  shrug: 8,
  armL: { upper: [30, 20], lower: [84, -46], hand: 'hold' },
  armR: { upper: [24, 24], lower: [78, -50], hand: 'hold' },
  legL: { upper: [56, 10], lower: [-20, 6] },
  legR: { upper: [-2, 4], lower: [-6, 4] },
};
/** The same on the seat of the lift. */
const RIDES: Pose = {
  ...HAULS,
  seat: true,
  lean: 0,
  legL: { upper: [88, 12], lower: [6, 4] },
  legR: { upper: [86, 12], lower: [4, 4] },
};

/** Up the stairs in the moonlight, with all of a cat that could be found, and some more that hangs down. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const rolls = hero.wheelchair !== undefined;
  const camera = besideFourth(beside ? 112 : 158, beside ? 152 : 162);
  const [gx, gy] = camera.see(onStep(4, 0.5, 0.32));
  const wish = {
    pose: rolls ? RIDES : HAULS,
    mood: 'brave',
    face: { mouth: 'smile' },
    yaw: 34,
    pitch: 4,
    gaze: [0.8, -0.4],
  } as const;
  // Who is small is drawn larger: a cat weighs as much for everybody.
  const { head } = placeHero(worn, 30, 'ground', [0, 0], wish, MOON).figure;
  const size = clamp((112 / (50 - head[1])) * 100, 26, 40);
  const placed = (touch: Pick<HeroWish, 'touchL' | 'touchR'>): PlacedHero =>
    rolls
      ? childOnStep(worn, size, [gx, gy - 34], { ...wish, ...touch }, MOON)
      : placeHero(worn, size, 'ground', [gx, gy], { ...wish, ...touch }, MOON);
  const still = placed({});
  const u = still.scale;
  const cat = limpCat(MOON);
  // Short arms reach around it as they are, and hold it higher.
  const tiny = hero.years < 3;
  const face = [still.head[0] + 10 * u, still.head[1] + (tiny ? 90 : 102) * u] as const;
  const k = clamp((gy + 24 - face[1]) / 218, 0.29, 0.4);
  const kid = tiny
    ? still
    : placed({
        touchL: [face[0] - 6 * k, face[1] + 66 * k],
        touchR: [face[0] + 26 * k, face[1] + 62 * k],
      });
  const art =
    wall(beside ? MOONLIT : MOONLIT_ALONE) +
    panels(camera, MOON, WAINSCOT, { from: -420, to: 325, across: 96, height: 34 }) +
    boards(camera, MOON, '#4a4078', { from: -420, to: 0, near: -200 }) +
    under(camera) +
    (rolls ? liftRail(camera, MOON, 2) : '') +
    staircase(camera, MOON, STAIR_AT_NIGHT, { side: true, to: 13, fall: 0.1 }) +
    stairFace(camera, MOON, 'closing', { look: [1, 1], wood: PALE_AT_NIGHT }) +
    (rolls ? liftCarriage(camera, MOON, 3.4, [kid.origin[0], kid.origin[1] - 4]) : '') +
    oval(gx, gy + 1, 26, 3.4, '#120f2c', 'fill-opacity=".5"') +
    kid.art +
    at(...face, k, cat.behind) +
    kid.arm(1) +
    kid.arm(-1) +
    at(...face, k, cat.before);
  return {
    art,
    quiet: { box: { ...SAFE, width: 113, height: 114 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(
          wall(MOONLIT, PAST_FOLD.left) +
            panels(camera, MOON, WAINSCOT, { from: -420, to: 325, across: 96, height: 34 }) +
            boards(camera, MOON, '#4a4078', { from: -420, to: 0, near: -200 }),
        ),
    }),
  };
};

const WAINSCOT: Hex = '#6a68a8';

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

/** Its bars and its panes; where words lie in the picture itself, a name's red asks for more light. */
const MOONLIT = ['#b3bdec', '#c4cef7'] as const;
const MOONLIT_ALONE = ['#eaeefd', '#f4f6ff'] as const;

/** The moon has come around: its window lies over both pages, and by it one could read. */
const wall = ([bars, panes]: readonly [Hex, Hex], left = -4): string =>
  box(left, -4, 224 - left, 224, WALLS.night[0]) +
  path('M-206 10L176 10L214 120V216H-206Z', bars) +
  path(
    'M-198 18L-104 18V108H-198ZM-96 18L-2 18V108H-96ZM6 18L92 18L116 108H6ZM100 18L170 18L200 108H124ZM-198 116H-104V204H-198ZM-96 116H-2V204H-96ZM6 116H118L140 204H6Z',
    panes,
  );
