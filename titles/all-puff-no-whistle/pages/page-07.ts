import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { duck } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath, shred } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { ON_ALL_FOURS } from '#titles/all-puff-no-whistle/cast/on-all-fours.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatOnBench } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import {
  basin,
  cherryAt,
  glitter,
  rings,
  stoneFish,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { bench, clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

interface Place {
  readonly basin: Parameters<typeof basin>[1];
  /** Where the ship turns. */
  readonly ship: Point;
  /** How much larger all is that floats. */
  readonly large: number;
  /** Where the hero is on all fours, and how tall if upright. */
  readonly knees: Point;
  readonly high: number;
  readonly fish: readonly [x: number, y: number, size: number];
  /** The farther of the ducks, and the nearer one. */
  readonly ducks: readonly (readonly [x: number, y: number, size: number])[];
  readonly tower: number;
  readonly bench: number;
  readonly cherry: Point;
}

const ON_A_PAGE: Place = {
  basin: { x: 84, y: 192, rx: 200, ry: 40, rim: 9 },
  ship: [90, 204],
  large: 1.2,
  knees: [182, 160],
  high: 92,
  fish: [24, 164, 0.5],
  ducks: [
    [168, 203, -0.25],
    [-14, 208, 0.42],
  ],
  tower: 124,
  bench: 206,
  cherry: [206, 160],
};
const OVER_THE_FOLD: Place = {
  basin: { x: 116, y: 190, rx: 272, ry: 42, rim: 10 },
  ship: [154, 205],
  large: 1.7,
  knees: [318, 158],
  high: 116,
  fish: [50, 160, 0.66],
  ducks: [
    [334, 206, -0.36],
    [-14, 209, 0.6],
  ],
  tower: 18,
  bench: 390,
  cherry: [408, 176],
};

/** Too hard, too soft, and a clock: from the far rim a mouth, before it a ship that spins, and nearest of all two who are hungry. */
export const page07: Painting = (cast) => paint(cast, PAGE);
/** As wide as a sea: the breath goes over the fold. */
export const spread07: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const place = wide ? OVER_THE_FOLD : ON_A_PAGE;
  const { large, ducks } = place;
  const child = puffingHero(
    hero,
    headToStand(hero, place.high * (hero.wheelchair ? 0.9 : 1), place.high * 0.34),
    'ground',
    place.knees,
    {
      pose: hero.wheelchair ? 'stand' : ON_ALL_FOURS,
      eyes: 'set',
      face: { brow: [4, -6, -8], flushed: true },
      cheeks: 1.9,
      yaw: -82,
      pitch: 4,
      nod: 6,
      tilt: hero.wheelchair ? -8 : -2,
      gaze: [-1.5, 0.7],
      body: hero.wheelchair ? { lean: 36, shrug: 8, roll: 0 } : { roll: 0, hips: 0 },
      leanInChair: 36,
    },
    WATERSIDE,
  );
  const [x, y] = place.ship;
  const art =
    sky(96, '#ace6e8', '#f3f2dc', frame) +
    clouds([
      [56, 66, 1.1],
      [204, 70, 1.2],
    ]) +
    (wide ? at(214, 0, 1, farRoofs(WATERSIDE, 'seven', 100, 17, 0.42)) : '') +
    at(place.tower, 104, 0.2, clockTower(WATERSIDE, 50, 0.1)) +
    parkTrees(WATERSIDE, 'seven', 104, 18, 0.18, frame) +
    park(frame) +
    at(place.bench, 118, 0.19, bench(WATERSIDE)) +
    at(place.bench, 117, 0.19, hatOnBench(WATERSIDE)) +
    basin(
      WATERSIDE,
      place.basin,
      ['#9fdcdc', '#37a5bd', '#156f94'],
      glitter('seven', { x: 0, y: 140, width: widthOf(frame), height: 70 }, large) +
        rings(x, y + 4, 54 * large, 0.22, 6),
    ) +
    child.shadow +
    child.art +
    at(...place.fish, stoneFish(WATERSIDE)) +
    liner(...(ducks[0] as Liner), 'brown') +
    at(x, y, large, whirl()) +
    at(x, y, 0.31 * large, ship(WATERSIDE, 'flying', DIZZY), -16, -0.31 * large) +
    at(x, y, large, whirlBefore()) +
    liner(...(ducks[1] as Liner), 'gray') +
    breath({
      from: child.mouth,
      to: [x + 6, y - 44 * large],
      wide: 11 * large,
      bend: -2,
      torn: 0.3,
    }) +
    cherryAt(WATERSIDE, ...place.cherry, 7);
  return laidIn(frame, {
    art,
    quiet: wide
      ? {
          box: { x: 240, y: 14, width: 168, height: 58 },
          ink: 'dark',
          anchor: 'middle',
          largest: { sapling: 20, explorer: 16 },
        }
      : { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  });
}

type Liner = Place['ducks'][number];

/** Pale paving all round, that runs under the rim. */
const park = (frame: Frame): string =>
  box(
    frame.left,
    102,
    widthOf(frame),
    122,
    linear([
      [0, '#c9d6a4'],
      [0.2, '#f3dfb6'],
      [1, '#dfbe92'],
    ]),
  ) + line(`M${frame.left} 102.4H${frame.right}`, '#fffaf0', 0.8);

/** A duck as it comes, with its wash on both sides, toward the right; `across` below 0, toward the left. */
const liner = (x: number, y: number, across: number, kind: 'brown' | 'gray'): string => {
  const size = Math.abs(across);
  return (
    oval(x, y, 92 * size, 9 * size, '#0f3557', 'fill-opacity=".4"') +
    at(x, y, size, duck(across < 0 ? mirrored(WATERSIDE) : WATERSIDE, kind, 0.9), 0, across) +
    oval(x, y + 1.5, 84 * size, 7 * size, '#3f98ab', 'fill-opacity=".9"') +
    line(
      `M${x - 96 * size} ${y + 4 * size}q${48 * size} ${-12 * size} ${96 * size} ${-3 * size}t${96 * size} ${-3 * size}`,
      '#e4f7fc',
      0.9,
      'stroke-opacity=".9"',
    )
  );
};

const DIZZY = {
  mood: 'dizzy',
  gaze: [0, 0],
  // One hand has the mast and one the hat; the rest of him flies.
  hands: [
    [-93, -57],
    [24, -132],
    [-56, -34],
    [58, -40],
  ],
  feet: [
    [-2, 8],
    [40, -12],
  ],
  hat: [76, -112, 34],
  tilt: 35,
} as const;

/** A piece of an ellipse round the ship, from one angle to another, in degrees; 90 is nearest to us. */
const coil = (up: number, rx: number, ry: number, from: number, to: number): string =>
  shred(
    Array.from({ length: 9 }, (_, i): Point => {
      const a = radians(from + ((to - from) * i) / 8);
      return [Math.cos(a) * rx, Math.sin(a) * ry - up];
    }),
    2.4,
  );

/** Round like a button on a thread: the breath goes about the ship, behind it and before it. */
const whirl = (): string => coil(30, 34, 9, 200, 372) + coil(7, 36, 9, 185, 355);

const whirlBefore = (): string => coil(5, 38, 11, -5, 168);
