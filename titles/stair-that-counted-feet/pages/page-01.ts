import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { climbingFeet, type Feet } from '#titles/stair-that-counted-feet/cast/feet.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, STAIR } from '#titles/stair-that-counted-feet/set/colors.ts';
import {
  cutawayHouse,
  FLOOR,
  HOUSE_VIEW,
  indoors,
  slab,
} from '#titles/stair-that-counted-feet/set/house.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** Going up in file: slippers, striped socks, bare toes, and large bare toes. */
const FAMILY: readonly (Omit<Feet, 'next'> & { readonly step: number; readonly size: number })[] = [
  {
    step: 10,
    size: 0.46,
    kind: 'bare',
    cut: 'short trousers',
    skin: '#6b3d2c',
    cloth: '#4f7f78',
    hem: '#b9d3a0',
  },
  {
    step: 8,
    size: 0.34,
    kind: 'bare',
    cut: 'short trousers',
    skin: '#6b3d2c',
    cloth: '#c9783f',
    hem: '#f0cd84',
  },
  {
    step: 6,
    size: 0.4,
    kind: 'socks',
    cut: 'short trousers',
    skin: '#b47a4c',
    cloth: '#a04f6d',
    hem: '#f0cd84',
  },
  {
    step: 4,
    size: 0.44,
    kind: 'slippers',
    cut: 'gown',
    skin: '#b47a4c',
    cloth: '#4a5f8f',
    hem: '#a9bce0',
  },
];

/** Wide: five lamps, and all the feet go up but two. */
export const page01: Painting = ({ hero }) => {
  const [nx, ny] = HOUSE_VIEW.see([-12, 0, 0]);
  const ground: Point = [nx - (hero.wheelchair ? 28 : 22), FLOOR.lower];
  const placed = (size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      ground,
      {
        pose: 'stand',
        mood: 'happy',
        yaw: hero.wheelchair ? 26 : 34,
        pitch: 4,
        nod: -14,
        gaze: [0.8, -0.9],
        touchL: [nx - 1, ny - 34],
      },
      EVENING,
    );
  const { figure } = placed(30);
  const kid = placed(Math.min(26, (84 / (50 - figure.head[1])) * 100));
  const family = FAMILY.map(({ step, size, ...feet }) => {
    const [x, y] = HOUSE_VIEW.see(onStep(step, 0.35, 0.35));
    const [ux, uy] = HOUSE_VIEW.see(onStep(step + 1, 0.35, 0.35));
    const next: Point = [(ux - x) / size, (uy - y) / size];
    return at(x, y, size, climbingFeet(EVENING, { ...feet, next }));
  }).join('');
  const art =
    cutawayHouse(EVENING) +
    indoors(
      (hero.wheelchair ? liftRail(HOUSE_VIEW, EVENING) : '') +
        staircase(HOUSE_VIEW, EVENING, STAIR, { side: true, fall: 0.15 }),
    ) +
    stairFace(HOUSE_VIEW, EVENING, 'awake', { look: [0.6, 0.8] }) +
    clip(`M8 ${FLOOR.slab - 1}H205V210H8Z`, family) +
    slab(EVENING) +
    // The lamp is over the one who waits: against the lit wall a small child is seen first.
    pool(ground[0], 150, 40, 52, LAMPLIGHT, 0.6) +
    kid.shadow +
    newel(HOUSE_VIEW, EVENING, STAIR, [-12, 0, 0]) +
    catTail(
      [
        [nx + 21, ny - 2],
        [nx + 12, ny + 2.4],
        [nx + 2, ny + 4],
        [nx - 8, ny + 3],
        [nx - 12, ny - 4],
        [nx - 7, ny - 9],
      ],
      5,
      EVENING,
    ) +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 40 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    overFold: () => groundPastFold(skyPastFold()),
  };
};

/** The street at night, for whom the book is: the house stands at the end of it. */
const skyPastFold = (): string =>
  box(
    -240,
    0,
    246,
    204,
    linear([
      [0, '#241b4a'],
      [0.35, '#4d3a72'],
      [1, '#4d3a72'],
    ]),
  ) + box(-240, 203, 246, 13, '#2c3a4c');
