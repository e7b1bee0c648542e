import { hash } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { CalledOut, Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { flight, type Gate } from '#titles/all-puff-no-whistle/cast/flight.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { ON_ALL_FOURS } from '#titles/all-puff-no-whistle/cast/on-all-fours.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { overTown, terrace } from '#titles/all-puff-no-whistle/set/pigeon-roofs.ts';

/** Forty come to a man; the one that a child kneels down to has turned its back. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Bound, his is the next roof, behind the wall. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, telling }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { man, size, way } = wide ? BOUND : ON_SCREEN;
  const child = puffingHero(
    hero,
    hero.wheelchair ? headToStand(hero, 130, 40) : headToStand(hero, 146, 40),
    'ground',
    [hero.wheelchair ? 136 : 150, 204],
    {
      pose: hero.wheelchair ? 'stand' : ON_ALL_FOURS,
      eyes: 'set',
      face: { brow: [2, -6, -4], flushed: true },
      cheeks: 2,
      yaw: -82,
      pitch: 0,
      nod: 0,
      tilt: hero.wheelchair ? -18 : -6,
      gaze: [-1.4, 0.7],
      body: hero.wheelchair ? { lean: 40, shrug: 8, roll: 0 } : { roll: 0, hips: 0 },
      leanInChair: 40,
    },
    MORNING,
  );
  // A long telling has nothing to spare for its last line, unless that has a place.
  const isCalled = wide && telling === 'explorer';
  // Never far from the lips, whoever's they are: over a chair they are high.
  const lying: Point = hero.wheelchair
    ? [child.mouth[0] - 46, child.mouth[1] + 26]
    : [child.mouth[0] - 46, 190];
  const id = `p${hash(hero.seed).toString(36)}`;
  const called =
    at(...man, size, pigeonMan(MORNING)) +
    perched(MORNING, id, landedOn(man, size)) +
    note(man[0] + 50 * size, man[1] - 178 * size, 1.6 * size + 0.4, TOWN.tile) +
    note(man[0] + 68 * size, man[1] - 192 * size, 1.3 * size + 0.4, TOWN.clay);
  const coming = flight(MORNING, `${id}c`, way, 32);
  const art =
    overTown(MORNING, frame) +
    called +
    coming +
    terrace(MORNING, frame) +
    (wide ? shadowsOfWings() : '') +
    child.shadow +
    child.art +
    oval(lying[0], 203, 13, 1.6, '#44578f', 'fill-opacity=".22"') +
    breath({ from: child.mouth, to: lying, wide: 11, torn: 0.1, shade: '#4f93cf' }) +
    at(lying[0] - 2, lying[1] - 1, 0.62, feather(MORNING), -142);
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

/** Bound, under what is told. In mm of the opening. */
const REFRAIN: CalledOut = {
  box: { ...SAFE, x: SAFE.x - FROM_THE_LEFT.left, y: SAFE.y + 50, height: 14 },
  ink: 'dark',
  largest: 21,
};

/** Three words are as large as the sky. */
const LAP: CalledOut = { ...REFRAIN, box: { ...REFRAIN.box, y: 18, height: 44 }, largest: 56 };

interface Stage {
  readonly man: readonly [x: number, y: number];
  readonly size: number;
  /** What the flight comes by. */
  readonly way: readonly Gate[];
}

/** On the next roof, behind the wall. */
const ON_SCREEN: Stage = {
  man: [35, 140],
  size: 0.26,
  way: [
    [14, 84, 8, 0.2],
    [60, 88, 8, 0.2],
    [110, 74, 8, 0.16],
    [190, 74, 8, 0.14],
  ],
};
const BOUND: Stage = {
  man: [-122, 146],
  size: 0.5,
  way: [
    [214, 94, 5, 0.28],
    [150, 91, 6, 0.27],
    [86, 93, 6, 0.28],
    [26, 90, 7, 0.28],
    [-14, 76, 13, 0.29],
    // To his hand, and not about his head.
    [-40, 52, 22, 0.3],
    [-60, 36, 24, 0.3],
  ],
};

/** What so many throw on the tiles as they go over. */
const shadowsOfWings = (): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    .map((i) =>
      oval(
        70 - i * 21 + (i % 3) * 7,
        178 + ((i * 7) % 5) * 5 + i * 0.6,
        7 + (i % 3) * 2,
        1.6 + (i % 2) * 0.5,
        '#8a4a3a',
        'fill-opacity=".22"',
      ),
    )
    .join('');

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
