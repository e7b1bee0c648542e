import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { duck } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath, shred } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
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
  /** Where the hero stands, and how tall. */
  readonly feet: Point;
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
  ship: [100, 198],
  large: 1,
  feet: [176, 164],
  high: 102,
  fish: [46, 162, 0.42],
  ducks: [
    [184, 206, -0.28],
    [40, 210, 0.26],
  ],
  tower: 200,
  bench: 24,
  cherry: [206, 160],
};
const OVER_THE_FOLD: Place = {
  basin: { x: 136, y: 190, rx: 292, ry: 42, rim: 10 },
  ship: [150, 200],
  large: 1.46,
  feet: [330, 164],
  high: 160,
  fish: [50, 158, 0.54],
  ducks: [
    [280, 207, -0.42],
    [56, 209, 0.4],
  ],
  tower: 366,
  bench: 397,
  cherry: [414, 172],
};

/** Too hard, too soft, and a clock: somebody bends far over the rim and blows, and a ship spins between two who are hungry. */
export const page07: Painting = (cast) => paint(cast, PAGE);
/** As wide as a sea: the breath goes over the fold. */
export const spread07: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const place = wide ? OVER_THE_FOLD : ON_A_PAGE;
  const { large, ducks } = place;
  const rolls = hero.wheelchair !== undefined;
  const child = puffingHero(
    hero,
    headToStand(hero, place.high * (rolls ? 1.06 : 1), place.high * 0.34),
    'ground',
    place.feet,
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [6, -6, -10], flushed: true },
      cheeks: 2.6,
      yaw: -82,
      pitch: 0,
      nod: 0,
      tilt: -12,
      gaze: [-1.5, 0.8],
      body: {
        lean: rolls ? 36 : 42,
        shrug: 12,
        roll: 0,
        hips: 0,
        twist: 0,
        legL: BENT,
        legR: BENT_TOO,
      },
      leanInChair: 36,
      ...(rolls ? {} : { armL: THROWN_BACK, armR: THROWN_BACK }),
    },
    WATERSIDE,
  );
  const [x, y] = place.ship;
  const art =
    sky(96, '#ace6e8', '#f3f2dc', frame) +
    clouds(
      wide
        ? [
            [236, 40, 1.6],
            [398, 30, 1.4],
          ]
        : [[150, 78, 1]],
    ) +
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
    liner(...(ducks[1] as Liner), 'gray') +
    at(x, y, large, whirl()) +
    at(x, y, 0.34 * large, ship(WATERSIDE, 'flying', DIZZY), -11, -0.34 * large) +
    at(x, y, large, whirlBefore()) +
    breath({
      from: child.mouth,
      to: [x + 8 * large, y - 46 * large],
      wide: 15 * large,
      bend: -3,
      torn: 0.12,
      shade: '#5fa9c9',
    }) +
    cherryAt(WATERSIDE, ...place.cherry, 7);
  return laidIn(frame, {
    art,
    quiet: wide
      ? {
          box: { x: 17, y: 14, width: 176, height: 58 },
          ink: 'dark',
          anchor: 'middle',
          largest: { sapling: 20, explorer: 16 },
        }
      : { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  });
}

/** Bent far over, knees too, both arms flung back: as hard as one can. */
const THROWN_BACK: Arm = { upper: [-58, 10], lower: [-66, 10], hand: 'hold' };
const BENT: Leg = { upper: [52, 5], lower: [-22, 4] };
const BENT_TOO: Leg = { upper: [18, 5], lower: [-40, 4], foot: 34 };

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

/** Two hands have the mast, and one the hat. */
const DIZZY = {
  mood: 'dizzy',
  gaze: [0, 0],
  hands: [
    [-61, -91],
    [40, -119],
    [-56, -61],
    [58, -30],
  ],
  feet: [
    [-10, 0],
    [40, -16],
  ],
  hat: [19, -117, 14],
  tilt: 10,
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
