import { hash } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { flight, type Gate } from '#titles/all-puff-no-whistle/cast/flight.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { overTown, roofEnd } from '#titles/all-puff-no-whistle/set/pigeon-roofs.ts';

/** Forty come to a man over all the roofs of a town; one feather does not come to a child. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Bound, they come from behind us, and the town lies over both pages. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { man, size, way, wall } = wide ? BOUND : ON_SCREEN;
  const rolls = hero.wheelchair !== undefined;
  const isSmall = hero.years < 3;
  const high = wide ? 106 : 94;
  const child = puffingHero(
    hero,
    headToStand(hero, rolls ? high * 1.2 : high, isSmall ? 44 : 36),
    'ground',
    [wall + (rolls ? 62 : 42), 207],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [2, -6, -4], flushed: true },
      cheeks: 2,
      yaw: -82,
      pitch: 0,
      nod: 0,
      tilt: -4,
      gaze: [-1.4, 0.7],
      body: rolls
        ? { lean: 30, shrug: 8, roll: 0 }
        : { lean: 16, shrug: 6, roll: 0, hips: 0, twist: 0, legL: UP_BEHIND, legR: ON_TOES },
      leanInChair: 30,
      ...(rolls ? {} : { armR: UNSEEN, armL: isSmall ? ON_HIP : BACK }),
    },
    MORNING,
  );
  // The ledge is as high as it has to be for somebody who just looks over it.
  const ledge = Math.min(176, child.mouth[1] + 9);
  const lying: Point = [wall - 12, ledge - 5];
  const id = `p${hash(hero.seed).toString(36)}`;
  const called =
    at(...man, size, pigeonMan(MORNING)) +
    perched(MORNING, id, landedOn(man, size)) +
    note(man[0] + 58 * size, man[1] - 190 * size, 1.6 * size + 0.4, TOWN.tile) +
    note(man[0] + 80 * size, man[1] - 206 * size, 1.3 * size + 0.4, TOWN.clay);
  const art =
    overTown(MORNING, frame, called) +
    flight(MORNING, `${id}c`, way, 32) +
    roofEnd(MORNING, wall, ledge, frame.right) +
    child.shadow +
    child.art +
    breath({ from: child.mouth, to: lying, wide: 9, torn: 0.1, shade: '#4f93cf' }) +
    at(lying[0] - 3, lying[1] - 2, 0.6, feather(MORNING), -150);
  return laidIn(frame, {
    art,
    quiet: wide
      ? { box: { x: -197, y: 16, width: 178, height: 66 }, ink: 'dark', anchor: 'middle' }
      : { box: { ...SAFE, height: 58 }, ink: 'dark', largest: { explorer: 14.5 } },
    faces: [
      child.face,
      { x: man[0] - 22 * size, y: man[1] - 196 * size, width: 50 * size, height: 70 * size },
    ],
  });
}

/** On the toes of one foot, at a wall that is as high as a chin. */
const ON_TOES: Leg = { upper: [2, 3], lower: [-10, 3], foot: 40 };
const UP_BEHIND: Leg = { upper: [-22, 4], lower: [-62, 4], foot: 60 };
const UNSEEN: Arm = { upper: [-44, -14], lower: [-50, -16] };
const BACK: Arm = { upper: [-50, 12], lower: [-54, 8], hand: 'open' };
const ON_HIP: Arm = { upper: [10, 12], lower: [24, 8], hand: 'hold' };

interface Stage {
  readonly man: readonly [x: number, y: number];
  readonly size: number;
  /** Where the wall of the child's roof is, toward the town. */
  readonly wall: number;
  /** What the flight comes by. */
  readonly way: readonly Gate[];
}

/** On the next roof, behind the wall. */
const ON_SCREEN: Stage = {
  man: [34, 174],
  size: 0.24,
  wall: 96,
  way: [
    [226, 92, 12, 0.34],
    [170, 84, 10, 0.3],
    [120, 84, 9, 0.24],
    [70, 100, 9, 0.2],
    [44, 122, 6, 0.16],
  ],
};
const BOUND: Stage = {
  man: [-118, 170],
  size: 0.36,
  wall: 66,
  // From over our heads, over both pages, and down to his hands.
  way: [
    [222, 34, 24, 0.74],
    [176, 36, 26, 0.62],
    [128, 40, 24, 0.52],
    [84, 48, 22, 0.44],
    [40, 62, 20, 0.37],
    [2, 78, 18, 0.32],
    [-34, 94, 17, 0.28],
    [-60, 106, 15, 0.25],
  ],
};

/** Eight have landed, on both his arms and on his head: with those in the air and one that has not come to him they are forty, for whoever counts. */
const landedOn = ([x, y]: Stage['man'], size: number): Perch[] => [
  [x - 118 * size, y - 154 * size, 0.52 * size, 1],
  [x - 88 * size, y - 137 * size, 0.56 * size, 1],
  [x - 62 * size, y - 124 * size, 0.5 * size, -1],
  [x + 60 * size, y - 124 * size, 0.52 * size, 1],
  [x + 86 * size, y - 136 * size, 0.5 * size, -1],
  [x + 116 * size, y - 153 * size, 0.54 * size, -1],
  [x + 2 * size, y - 192 * size, 0.6 * size, 1],
  [x - 34 * size, y - 130 * size, 0.46 * size, 1],
];
