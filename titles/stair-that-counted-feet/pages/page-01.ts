import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { quiltFlat } from '#bookmaking/house/bed.ts';
import { newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { climbingFeet, type Feet } from '#titles/stair-that-counted-feet/cast/feet.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { BEDDING } from '#titles/stair-that-counted-feet/set/bedding.ts';
import { LAMPLIGHT, STAIR } from '#titles/stair-that-counted-feet/set/colors.ts';
import {
  BED,
  cutawayHouse,
  FLOOR,
  HOUSE_VIEW,
  type Hour,
  indoors,
  slab,
} from '#titles/stair-that-counted-feet/set/house.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const HOUR: Hour = { light: EVENING, dark: 0.12, lamps: true };

/** Going up: slippers, socks, bare toes. */
const FAMILY: readonly (Feet & { readonly step: number; readonly size: number })[] = [
  {
    step: 9,
    size: 0.27,
    kind: 'bare',
    cut: 'short trousers',
    skin: '#965f3c',
    cloth: '#5c8a5a',
    hem: '#b9d3a0',
  },
  {
    step: 7,
    size: 0.34,
    kind: 'socks',
    cut: 'trousers',
    skin: '#b47a4c',
    cloth: '#a04f6d',
    hem: '#e3b968',
  },
  {
    step: 5,
    size: 0.38,
    kind: 'slippers',
    cut: 'gown',
    skin: '#b47a4c',
    cloth: '#4a5f8f',
    hem: '#8fa3c9',
  },
];

/** Wide: five lamps, and all the feet go up but two. */
export const page01: Painting = ({ hero }) => {
  const [nx, ny] = HOUSE_VIEW.see([-12, 0, 4]);
  const kid = placeHero(
    inPyjamas(hero),
    15.6,
    'ground',
    // Wheels and knees clear of the newel: only the hand is at it.
    [nx - (hero.wheelchair ? 19 : 14.5), ny + 2],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: hero.wheelchair ? 8 : 30,
      pitch: 8,
      gaze: [0.8, -0.5],
      touchL: [nx - 1, ny - 20],
    },
    EVENING,
  );
  const family = FAMILY.map(({ step, size, ...feet }) => {
    const [x, y] = HOUSE_VIEW.see(onStep(step, 0.3, 0.35));
    return at(x, y, size, climbingFeet(EVENING, feet));
  }).join('');
  const art =
    cutawayHouse(HOUR) +
    at(BED.x, FLOOR.upper, BED.scale, quiltFlat(mirrored(EVENING), BEDDING), 0, -BED.scale) +
    indoors(
      (hero.wheelchair ? liftRail(HOUSE_VIEW, EVENING) : '') +
        staircase(HOUSE_VIEW, EVENING, STAIR, { side: true, fall: 0.15 }),
    ) +
    stairFace(HOUSE_VIEW, EVENING, 'awake') +
    clip(`M8 ${FLOOR.slab}H205V210H8Z`, family) +
    slab(HOUR) +
    // The lamp is over the one who waits: against the lit wall a small child is seen first.
    pool(nx - 15, ny - 26, 34, 40, LAMPLIGHT, 0.85) +
    kid.shadow +
    newel(HOUSE_VIEW, EVENING, STAIR, [-12, 0, 4]) +
    catTail(
      [
        [nx + 15, ny + 0.6],
        [nx + 7, ny + 2.2],
        [nx - 1, ny + 1.4],
        [nx - 4.6, ny - 3.4],
        [nx - 1.4, ny - 8.6],
        [nx + 2.6, ny - 9],
      ],
      3.4,
      EVENING,
    ) +
    kid.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};
