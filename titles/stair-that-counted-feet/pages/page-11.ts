import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catOnShoulder } from '#titles/stair-that-counted-feet/cast/cat-on-shoulder.ts';
import { liftFromBehind, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import {
  MOONLIGHT,
  PANELS,
  STAIR_AT_NIGHT,
  WALLS,
} from '#titles/stair-that-counted-feet/set/colors.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** From the foot of the stairs; where the words are not on the page, the flight stands in its middle. */
const rising = (middle: number): Camera =>
  cameraAt({ from: [-130, 100, 46], to: [90, 104, 46], middle: [middle, 112], focal: 270 });

/** One hero unit of the cat in mm: it is the same cat for everybody, and more of it for the small. */
const CAT = 0.33;

/** One foot on a step, one on the next, and a back that carries. */
const LOADED: Pose = {
  lean: 4,
  roll: 7,
  hips: -8,
  tilt: 9,
  nod: 2,
  armL: { upper: [40, 10], lower: [110, -30], hand: 'hold' },
  armR: { upper: [26, 14], lower: [100, -44], hand: 'hold' },
  legL: { upper: [62, 12], lower: [-8, 8] },
  legR: { upper: [-2, 8], lower: [-14, 6], foot: 12 },
};

/** From behind, going up: a face over a shoulder, two paws down a back, and some more that came after. */
export const page11: Painting = ({ hero, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const rolls = hero.wheelchair !== undefined;
  const middle = beside ? 112 : 158;
  const camera = rising(middle);
  const [gx, gy] = camera.see(onStep(4, 0.45, 0.5));
  const ground: Point = [gx + 8, gy];
  const placed = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      ground,
      {
        pose: LOADED,
        mood: 'happy',
        yaw: 176,
        pitch: 4,
        seatHeight: rolls ? 84 : 0,
        legsByPage: rolls,
        body: rolls ? { seat: true, roll: 3 } : {},
      },
      MOON,
    );
  const { figure } = placed(30);
  const kid = placed(clamp(((beside ? 120 : 108) / (50 - figure.head[1])) * 100, 24, 42));
  const u = kid.scale;
  const cat = catOnShoulder(MOON);
  const s = kid.figure.skeleton;
  const shoulder: Point = [
    kid.origin[0] + (s.armL.root[0] - 2) * u,
    kid.origin[1] + (s.armL.root[1] - 2) * u,
  ];
  const over = (art: string): string =>
    at(shoulder[0], shoulder[1], beside ? CAT * 1.12 : CAT, art);
  const art =
    wall(WALLS.night) +
    panels(camera, MOON, PANELS.night, {
      from: -200,
      to: 325,
      across: 96,
      height: 44,
    }) +
    (rolls ? liftRail(camera, MOON) : '') +
    (beside ? '' : veil()) +
    nightWindow(
      { x: middle - 30, y: 12, width: 64, height: 74 },
      { high: '#2a2f6e', low: '#7d88c8', moon: [0.74, 0.2] },
      '#8f84a8',
    ) +
    staircase(camera, MOON, STAIR_AT_NIGHT, { to: 13, fall: 0.2 }) +
    pool(middle - 10, 120, 70, 90, MOONLIGHT, 0.5) +
    banister(camera, MOON, STAIR_AT_NIGHT, { across: 0, from: 3, to: 13 }) +
    stairFace(camera, MOON, 'closing', 0) +
    oval(ground[0], ground[1] + 2, 17, 3, '#120f2c', 'fill-opacity=".55"') +
    over(cat.behind) +
    kid.art +
    (hero.wheelchair
      ? liftFromBehind(
          [kid.head[0] + 2 * u, kid.origin[1]],
          u,
          kid.head[1] + 84 * u,
          MOON,
          hero.wheelchair,
        )
      : '') +
    over(cat.before);
  return {
    art,
    quiet: { box: { ...SAFE, width: 113, height: 104 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};

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
