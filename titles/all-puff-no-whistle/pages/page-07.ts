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
import { captain, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import {
  basin,
  cherryAt,
  glitter,
  rings,
  stoneFish,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

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
  readonly hat: number;
  readonly cherry: Point;
}

const ON_A_PAGE: Place = {
  basin: { x: 84, y: 204, rx: 200, ry: 42, rim: 9 },
  ship: [84, 200],
  large: 1,
  feet: [182, 160],
  high: 92,
  fish: [203, 192, 0.22],
  ducks: [
    [164, 209, -0.26],
    [30, 211, 0.22],
  ],
  tower: 132,
  hat: 34,
  cherry: [136, 161],
};
const OVER_THE_FOLD: Place = {
  basin: { x: 136, y: 204, rx: 320, ry: 46, rim: 10 },
  ship: [128, 200],
  large: 1.5,
  feet: [352, 162],
  high: 142,
  fish: [404, 200, 0.3],
  ducks: [
    [262, 207, -0.42],
    [43, 210, 0.34],
  ],
  tower: 250,
  hat: 408,
  cherry: [302, 160],
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
        lean: 46,
        shrug: 12,
        roll: 0,
        hips: 0,
        twist: 0,
        legL: BENT,
        legR: BENT_TOO,
      },
      leanInChair: 34,
      ...(rolls ? {} : { armL: THROWN_BACK, armR: THROWN_TOO }),
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
    at(place.tower, 104, wide ? 0.24 : 0.2, clockTower(WATERSIDE, 50, 0.1)) +
    parkTrees(WATERSIDE, 'seven', 104, 18, 0.18, frame) +
    park(frame) +
    at(place.hat, 126, 0.16, hatStanding(WATERSIDE)) +
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
    at(x, y, large, whirl(BEHIND)) +
    at(x, y, 0.34 * large, spinning(), 0, 0.34 * large) +
    at(x, y, large, whirl(BEFORE)) +
    breath({
      from: child.mouth,
      to: [x + 29 * large, y - 48 * large],
      wide: 11 * large,
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

/** As somebody stands on the block before a dive: one knee far ahead, both arms up behind. */
const THROWN_BACK: Arm = { upper: [-96, 16], lower: [-104, 12], hand: 'open' };
const THROWN_TOO: Arm = { upper: [-70, -8], lower: [-78, -8], hand: 'open' };
const BENT: Leg = { upper: [74, 5], lower: [-8, 4] };
const BENT_TOO: Leg = { upper: [-30, 5], lower: [-52, 4], foot: 44 };

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

/** Two hands have the mast, and nothing else touches the ship: so fast does it turn. */
const DIZZY = {
  mood: 'dizzy',
  gaze: [0, 0],
  hands: [
    [-22, -158],
    [16, -164],
    [-58, -36],
    [58, -34],
  ],
  feet: [
    [-26, 4],
    [26, 2],
  ],
  hat: [4, -117, -8],
} as const;

/** The ship on one side, its sail flung out to the right, and the captain to the left, level with the mast's middle. */
const spinning = (): string => {
  const nut = walnut(WATERSIDE, 'flying');
  return at(0, 0, 1, nut.back + at(-188, -150, 1, captain(WATERSIDE, DIZZY), 88) + nut.front, -8);
};

/** A piece of an ellipse round the ship, from one angle to another, in degrees; 90 is nearest to us. */
const coil = (up: number, rx: number, from: number, to: number): string =>
  shred(
    Array.from({ length: 13 }, (_, i): Point => {
      const a = radians(from + ((to - from) * i) / 12);
      return [Math.cos(a) * rx, Math.sin(a) * rx * 0.24 - up];
    }),
    rx * 0.045,
  );

type Coils = readonly (readonly [up: number, rx: number, from: number, to: number])[];
/** Round like a button on a thread: the breath goes about the ship, behind it and before it, the wider the higher. */
const BEHIND: Coils = [
  [34, 46, 200, 340],
  [16, 40, 188, 352],
  [2, 44, 182, 356],
];
const BEFORE: Coils = [
  [4, 43, 2, 120],
  [-2, 50, 40, 170],
];
const whirl = (coils: Coils): string => coils.map((c) => coil(...c)).join('');
