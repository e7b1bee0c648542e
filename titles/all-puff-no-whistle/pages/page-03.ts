import { hash } from '#bookmaking/drawing/chance.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { CalledOut, Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { flight, type Gate } from '#titles/all-puff-no-whistle/cast/flight.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { GUTTER, pigeonRoofs } from '#titles/all-puff-no-whistle/set/pigeon-roofs.ts';

/** Two on two roofs, arms out: one has ten pigeons on him and thirty in the air, one moves a feather. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Bound, he is the larger one. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, telling }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { man, size, parapet, way, near } = wide ? BOUND : ON_SCREEN;
  const child = puffingHero(
    hero,
    headToStand(hero, heightOf(hero), 38),
    'ground',
    [FEET, 203],
    {
      pose: 'stand',
      eyes: 'open',
      face: { brow: [2, -6, -4], flushed: true },
      cheeks: 2.2,
      yaw: -42,
      pitch: 4,
      nod: 8,
      tilt: -6,
      gaze: [-1, 0.7],
      body: { lean: hero.wheelchair ? 14 : 24, shrug: 4, roll: 0, hips: 0, ...LEGS },
      armL: OUT,
      armR: OUT,
    },
    MORNING,
  );
  // A long telling has nothing to spare for its last line, unless that has a place.
  const isCalled = wide && telling === 'explorer';
  const { x: fx, y: fy } = GUTTER;
  const id = `p${hash(hero.seed).toString(36)}`;
  const art =
    pigeonRoofs(MORNING, frame, parapet) +
    at(...man, size, pigeonMan(MORNING)) +
    perched(MORNING, id, landedOn(man, size, parapet)) +
    flight(MORNING, `${id}c`, way, near, 30 - near.length) +
    note(man[0] - 42 * size, man[1] - 182 * size, 1.6 * size + 0.4, TOWN.tile) +
    note(man[0] - 58 * size, man[1] - 196 * size, 1.3 * size + 0.4, TOWN.clay) +
    child.shadow +
    child.art +
    breath({ from: child.mouth, to: [fx + 7, fy - 6], wide: 8, torn: 0.2 }) +
    at(fx, fy - 2, 0.86, feather(MORNING), -36) +
    line(
      `M${fx - 17} ${fy - 4}q1 -8 7 -11M${fx + 10} ${fy + 9}q6 -2 7 -7`,
      '#e9f4fb',
      1,
      'stroke-opacity=".9"',
    );
  return laidIn(frame, {
    art,
    quiet: {
      box: { ...SAFE, height: isCalled ? 50 : 58 },
      ink: 'dark',
      largest: { sprout: wide ? 30 : 28, explorer: wide ? 18 : 14.5 },
      ...(isCalled && { last: REFRAIN }),
      ...(wide && { lap: LAP }),
    },
    faces: [
      child.face,
      { x: man[0] - 22 * size, y: man[1] - 196 * size, width: 50 * size, height: 70 * size },
    ],
  });
}

/** Who has only just learned to stand is a good deal smaller. */
const heightOf = ({ years, wheelchair }: Hero): number =>
  (wheelchair ? 130 : 122) * (years < 3 ? 0.94 : 1);

/** Apart, and both straight. */
const LEGS = {
  legL: { upper: [-14, 12], lower: [-14, 10] },
  legR: { upper: [-2, 12], lower: [-4, 10] },
} as const;

/** As he does it, over there. */
const OUT: Arm = { upper: [-6, 86], lower: [-10, 96], hand: 'open' };

/** Bound, under what is told. In mm of the opening. */
const REFRAIN: CalledOut = {
  box: { ...SAFE, x: SAFE.x - FROM_THE_LEFT.left, y: SAFE.y + 50, height: 14 },
  ink: 'dark',
  largest: 21,
};

/** Three words are as large as the sky. */
const LAP: CalledOut = { ...REFRAIN, box: { ...REFRAIN.box, y: 18, height: 44 }, largest: 56 };

/** Where the child stands, a good breath from the gutter. */
const FEET = 138;

interface Stage {
  readonly man: readonly [x: number, y: number];
  readonly size: number;
  readonly parapet: readonly [x: number, y: number];
  /** What the flight comes by, and those that are nearest to us. */
  readonly way: readonly Gate[];
  readonly near: readonly Perch[];
}

const ON_SCREEN: Stage = {
  man: [35, 151],
  size: 0.22,
  parapet: [40, 151],
  way: [
    [14, 84, 10, 0.2],
    [60, 92, 12, 0.2],
    [110, 74, 8, 0.16],
    [190, 74, 8, 0.14],
  ],
  near: [],
};
const BOUND: Stage = {
  man: [-104, 184],
  size: 0.66,
  parapet: [2, 176],
  way: [
    [-200, 40, 34, 0.44],
    [-150, 26, 20, 0.34],
    [-90, 18, 14, 0.27],
    [-44, 36, 28, 0.26],
    [-18, 74, 26, 0.22],
    [-14, 108, 20, 0.18],
  ],
  near: [
    [-40, 140, 0.8, -1],
    [-190, 64, 0.72, 1],
  ],
};

/** Ten have landed: on both his arms, on his head, before him; with the thirty in the air that is forty, for whoever counts. */
const landedOn = ([x, y]: Stage['man'], size: number, [, top]: Stage['parapet']): Perch[] => [
  [x - 108 * size, y - 150 * size, 0.5 * size, 1],
  [x - 84 * size, y - 136 * size, 0.54 * size, 1],
  [x - 60 * size, y - 124 * size, 0.5 * size, -1],
  [x + 62 * size, y - 124 * size, 0.52 * size, 1],
  [x + 84 * size, y - 136 * size, 0.5 * size, 1],
  [x + 110 * size, y - 150 * size, 0.54 * size, 1],
  [x + 2 * size, y - 192 * size, 0.56 * size, 1],
  [x - 74 * size, top - 2, 0.6 * size, 1],
  [x + 70 * size, top - 2, 0.6 * size, 1],
  // Behind the child's back, and turned away.
  [197, 126, 0.46, 1],
];
