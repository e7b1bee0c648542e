import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { newel, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import type { Feet } from '#titles/stair-that-counted-feet/cast/feet.ts';
import { type Back, goingUp } from '#titles/stair-that-counted-feet/cast/going-up.ts';
import {
  liftCarriage,
  liftFacing,
  liftRail,
} from '#titles/stair-that-counted-feet/cast/stairlift.ts';
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
import { outerWall } from '#titles/stair-that-counted-feet/set/outer-wall.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

/** Who goes up in file: on which step, how large, and what is seen of it. */
interface GoesUp {
  readonly step: number;
  readonly size: number;
  /** How much darker, or lighter, than the child's their skin is. */
  readonly darker?: number;
  readonly feet: Omit<Feet, 'next' | 'skin'>;
  readonly back: Omit<Back, 'hair'>;
}

/** Slippers, striped socks, bare toes, and large bare toes, of the child's own kin. */
const FAMILY: readonly GoesUp[] = [
  {
    step: 12,
    darker: 0.14,
    size: 0.42,
    feet: {
      kind: 'bare',
      cut: 'short trousers',
      cloth: '#4f7f78',
      hem: '#b9d3a0',
    },
    back: { hip: 76, shoulder: 138, broad: 27, head: 20 },
  },
  {
    step: 10.2,
    size: 0.3,
    feet: {
      kind: 'bare',
      cut: 'short trousers',
      cloth: '#c9783f',
      hem: '#f0cd84',
    },
    back: { hip: 50, shoulder: 84, broad: 19, head: 21, cap: '#5c8a7a', lean: 4, carries: 'bear' },
  },
  {
    step: 7.6,
    size: 0.34,
    feet: {
      kind: 'socks',
      cut: 'short trousers',
      cloth: '#a04f6d',
      hem: '#f0cd84',
    },
    back: { hip: 60, shoulder: 104, broad: 20, head: 20, cap: '#6f86b8', lean: 12 },
  },
  {
    step: 4,
    size: 0.44,
    feet: { kind: 'slippers', cut: 'gown', cloth: '#4a5f8f', hem: '#a9bce0' },
    back: { hip: 76, shoulder: 140, broad: 26, head: 19, lean: 6, carries: 'lantern' },
  },
];

/** Wide: five lamps, and all the feet go up but two. */
export const page01: Painting = ({ hero }) => {
  const [nx, ny] = HOUSE_VIEW.see([-30, 0, 0]);
  const ground: Point = [nx - (hero.wheelchair ? 33 : 22), FLOOR.lower];
  const placed = (size: number): PlacedHero =>
    placeHero(
      inPyjamas(hero),
      size,
      'ground',
      ground,
      {
        pose: 'stand',
        mood: 'happy',
        face: { eyes: 'narrow', brow: [2, -6, -7], askew: 5, mouth: 'smile' },
        yaw: hero.wheelchair ? 48 : 56,
        pitch: 4,
        turn: 2,
        nod: -22,
        gaze: [0.9, -1],
        armL: { upper: [40, 10], lower: [60, 4], hand: 'hold' },
        // In the small of the back: this one has a plan.
        ...(hero.wheelchair ? {} : { armR: { upper: [-34, 26], lower: [4, -40] } }),
        touchL: [nx + 2, ny - 30],
      },
      EVENING,
    );
  const { figure } = placed(30);
  const kid = placed(Math.min(26, (84 / (50 - figure.head[1])) * 100));
  const family = FAMILY.map(({ step, size, darker = 0, feet, back }) => {
    const [x, y] = HOUSE_VIEW.see(onStep(step, 0.35, 0.35));
    const [ux, uy] = HOUSE_VIEW.see(onStep(step + 1, 0.35, 0.35));
    const next: Point = [(ux - x) / size, (uy - y) / size];
    const skin = mix(hero.skin, '#3a1f1a', darker);
    const hair = mix(hero.hairColor, '#2b2028', 0.5);
    return at(x, y, size, goingUp(EVENING, { ...feet, skin, next }, { ...back, hair }));
  }).join('');
  const art =
    cutawayHouse(EVENING) +
    indoors(
      (hero.wheelchair ? lift(hero.wheelchair) : '') +
        staircase(HOUSE_VIEW, EVENING, STAIR, { side: true, fall: 0.15 }),
    ) +
    stairFace(HOUSE_VIEW, EVENING, 'awake', { look: [-0.6, 0.8], wide: 1.6 }) +
    indoors(family) +
    slab(EVENING) +
    // The lamp is over the one who waits: against the lit wall a small child is seen first.
    pool(ground[0], 150, 40, 52, LAMPLIGHT, 0.6) +
    kid.shadow +
    newel(HOUSE_VIEW, EVENING, STAIR, [-30, 0, 0]) +
    catTail(
      [
        [nx + 21, ny - 2],
        [nx + 12, ny + 2.4],
        [nx + 2, ny + 4],
        ...(hero.wheelchair ? SHORT : LONG).map(([x, y]): Point => [nx + x, ny + y]),
      ],
      5,
      EVENING,
    ) +
    kid.art +
    outerWall();
  return {
    art,
    quiet: { box: { ...SAFE, height: 40 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    overFold: () => groundPastFold(skyPastFold()),
  };
};

/** How a tail ends about a post; before a wheel it stops. */
const LONG: readonly Point[] = [
  [-8, 3],
  [-12, -4],
  [-7, -9],
];
const SHORT: readonly Point[] = [
  [-4, 1],
  [-5, -5],
];

/** The seat waits on its rail over the lowest stairs. */
function lift(color: Hex): string {
  const [x, y] = HOUSE_VIEW.see(onStep(4, 0, 0.97));
  const seat = liftFacing(EVENING, color, { middle: 0, top: -62, seat: 0, sole: 26, half: 27 });
  return (
    liftRail(HOUSE_VIEW, EVENING) +
    at(x, y - 12, 0.36, seat.behind + seat.edge) +
    liftCarriage(HOUSE_VIEW, EVENING, 4, [x, y - 11])
  );
}

/** Night, and the end of the house that is not cut open: for whom the book is stands on its boards. */
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
  ) + outerWall();
