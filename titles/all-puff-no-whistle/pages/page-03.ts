import { hash } from '#bookmaking/drawing/chance.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import type { HeroWish } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { CalledOut, Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { flight, type Gate } from '#titles/all-puff-no-whistle/cast/flight.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { tipped } from '#titles/all-puff-no-whistle/cast/tipped.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import {
  parapet,
  pigeonStreet,
  ROOF,
  SPOUT,
  spout,
} from '#titles/all-puff-no-whistle/set/pigeon-street.ts';

/** Thirty pigeons come down a street and up to a tiny man, who has ten; below, with its head in its neck, a child moves one feather. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Over the fold, the street that they come down by. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, telling }: Cast, frame: Frame): Picture {
  const standing = puffingHero(
    hero,
    headToStand(hero, heightOf(hero), 40),
    'ground',
    [FEET, 206],
    {
      pose: hero.wheelchair ? 'stand' : TIPTOE,
      eyes: 'wide',
      face: { brow: [-5, -11, -8], flushed: true },
      cheeks: 1.8,
      yaw: 50,
      pitch: 0,
      nod: -40,
      gaze: [1, -0.9],
      body: hero.wheelchair ? { lean: -10, shrug: 8, roll: 0 } : ARCHED,
      ...(hero.wheelchair ? {} : { armL: BACK, armR: BACK }),
    },
    MORNING,
  );
  // On two wheels or two heels, for a sky as steep as that.
  const child = hero.wheelchair
    ? tipped(standing, { about: [FEET - 5, 206], degrees: -13 })
    : tipped(standing, { about: [FEET, 206], degrees: -7 });
  // A long telling has nothing to spare for its last line, unless that has a place.
  const isCalled = isWide(frame) && telling === 'explorer';
  const [mx, my] = child.mouth;
  const [fx, fy] = [SPOUT.x, SPOUT.y - 5];
  const id = `p${hash(hero.seed).toString(36)}`;
  const art =
    sky(190, '#abdffa', '#ffe8cc', frame) +
    pigeonStreet(MORNING, frame) +
    at(MAN[0], MAN[1], 0.17, pigeonMan(MORNING)) +
    parapet(MORNING) +
    note(204, 38, 0.9, TOWN.tile) +
    note(210, 46, 0.8, TOWN.tile) +
    flight(MORNING, `${id}c`, ...(isWide(frame) ? OVER_OPENING : OVER_PAGE), 27) +
    perched(MORNING, id, PERCHED) +
    standing.shadow +
    child.art +
    breath({ from: [mx, my], to: [fx + 1, fy + 7], wide: 7, bend: 2, torn: 0.24 }) +
    spout(MORNING) +
    at(fx - 1, fy - 1, 0.54, feather(MORNING), -38) +
    line(
      `M${fx - 12} ${fy - 1}q1 -6 5 -8M${fx + 6} ${fy + 7}q5 -2 6 -6`,
      '#4f7ea3',
      0.9,
      'stroke-opacity=".8"',
    );
  return laidIn(frame, {
    art,
    quiet: {
      box: { ...SAFE, width: 154, height: isCalled ? 44 : 62 },
      ink: 'dark',
      largest: { explorer: isWide(frame) ? 15.5 : 14.5 },
      ...(isCalled && { last: REFRAIN }),
    },
    faces: [child.face, { x: MAN[0] - 10, y: MAN[1] - 38, width: 20, height: 18 }],
  });
}

/** Who has only just learned to stand is a good deal smaller under the same gutter. */
const heightOf = ({ years, wheelchair }: Hero): number =>
  (wheelchair ? 126 : 110) * (years < 3 ? 0.94 : 1);

/** Out of the way of so much air. */
const BACK: Arm = { upper: [-34, 14], lower: [-40, 10], hand: 'hold' };

/** Bent like a bow: knees ahead of the toes, and the head as far behind them as it goes. */
const ARCHED: HeroWish['body'] = {
  lean: -24,
  shrug: 8,
  roll: 0,
  hips: 0,
  legL: { upper: [26, 3], lower: [-16, 2], foot: 40 },
  legR: { upper: [10, 1], lower: [-30, 1], foot: 50 },
};

/** Bound, under what is told, over the roof of the low house. In mm of the opening. */
const REFRAIN: CalledOut = {
  box: { ...SAFE, x: SAFE.x - FROM_THE_LEFT.left, y: SAFE.y + 44, width: 154, height: 14 },
  ink: 'dark',
  largest: 21,
};

/** Where the child stands: in the middle of the page, before the low house's shade. */
const FEET = 110;

/** On a screen they come in from the left, under the words; the three that are nearest to us come last. */
const OVER_PAGE: readonly [readonly Gate[], readonly Perch[]] = [
  [
    [14, 102, 19, 0.27],
    [50, 101, 19, 0.24],
    [88, 94, 17, 0.2],
    [124, 86, 13, 0.16],
    [152, 74, 10, 0.13],
    [178, 58, 8, 0.11],
  ],
  [
    [20, 134, 0.62, 1],
    [44, 116, 0.42, 1],
    [20, 100, 0.36, 1],
  ],
];
/** Bound, down the whole street. */
const OVER_OPENING: readonly [readonly Gate[], readonly Perch[]] = [
  [
    [-150, 60, 34, 0.4],
    [-90, 78, 30, 0.34],
    [-30, 92, 24, 0.28],
    [40, 98, 18, 0.22],
    [100, 92, 14, 0.17],
    [148, 76, 10, 0.13],
    [178, 58, 8, 0.11],
  ],
  [
    [-158, 124, 1.05, 1],
    [-172, 44, 0.8, 1],
    [-84, 128, 0.7, 1],
  ],
];

const MAN = [189, ROOF.y + 2] as const;

/** Ten have landed; with the thirty in the air that is forty, for whoever counts. */
const PERCHED: readonly Perch[] = [
  [155, ROOF.y - 3, 0.18, 1],
  [162, ROOF.y - 3, 0.2, 1],
  [169, ROOF.y - 3, 0.18, -1],
  [202, ROOF.y - 3, 0.18, -1],
  [208, ROOF.y - 3, 0.2, -1],
  [213, ROOF.y - 3, 0.18, 1],
  [176, ROOF.y - 3, 0.17, 1],
  [MAN[0] - 18, MAN[1] - 24, 0.16, 1],
  [MAN[0] + 18, MAN[1] - 24, 0.16, -1],
  [MAN[0] + 1, MAN[1] - 37, 0.15, -1],
];
