import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { contact, mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { duck, pigeon } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath, breathBand } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { cakeGirl } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
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
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** The whole fountain, from the height of a branch: half of it is the page. */
const BASIN = { x: 222, y: 149, rx: 206, ry: 58, rim: 9 } as const;
/** Where the ship turns. */
const SHIP: Point = [130, 137];

/** Wide, from a branch: too hard, too soft, and a clock. */
export const page07: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the fountain closes, and the liner has a family. */
export const spread07: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const child = puffingHero(
    hero,
    headToStand(hero, 122, hero.wheelchair ? 38 : 35),
    'ground',
    [40, 208],
    {
      pose: hero.wheelchair ? 'stand' : TIPTOE,
      eyes: 'set',
      cheeks: 1.7,
      yaw: 112,
      pitch: 12,
      nod: 4,
      tilt: 6,
      body: { lean: 16, roll: 0, shrug: 12 },
      ...(hero.wheelchair ? {} : { armL: BEHIND, armR: BEHIND }),
    },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const [x, y] = SHIP;
  const art =
    sky(96, '#d3e9e2', '#fff6e4', frame) +
    clouds([
      [86, 70, 1.1],
      [212, 62, 1.2],
    ]) +
    at(178, 92, 0.19, clockTower(WATERSIDE, 50, 0.1)) +
    parkTrees(WATERSIDE, 'seven', 92, 18, 0.4, frame) +
    park(frame) +
    (isWide(frame) ? farSide() : '') +
    at(84, 96, 0.2, hatOnBench(WATERSIDE)) +
    basin(
      WATERSIDE,
      BASIN,
      ['#bfe3dc', '#5fb4bf', '#26809a'],
      glitter('seven', { x: 20, y: 108, width: 406, height: 92 }, 1.6) +
        (isWide(frame) ? family() : '') +
        rings(x, y + 3, 52, 0.3, 5),
    ) +
    // Out of the water it stands before the far stone.
    (isWide(frame) ? at(288, 150, 0.62, stoneFish(WATERSIDE)) : '') +
    whirl() +
    at(x, y, 0.33, ship(WATERSIDE, 'flying', DIZZY), -12) +
    whirlBefore() +
    liner(104, 192, 0.36, 'brown', 1) +
    liner(194, 176, 0.36, 'gray', -1) +
    breath({
      along: [
        [mx, my],
        [mx + 10, my + 1],
        [(mx + x) / 2 - 10, my * 0.6 + (y - 10) * 0.4],
        [x - 44, y - 10],
        [x - 30, y - 20],
      ],
      widths: [0.7, 3.6, 1.8],
    }) +
    child.shadow +
    child.art +
    cherryAt(WATERSIDE, 76, 205, 7);
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  });
}

/** Thrown back, with all fingers. */
const BEHIND: Arm = { upper: [-40, 20], lower: [-52, 14], hand: 'open' };

/** Pale paving all round, that runs under the rim. */
const park = (frame: Frame): string =>
  box(
    frame.left,
    90,
    widthOf(frame),
    130,
    linear([
      [0, '#d8ddc8'],
      [0.2, '#efe5d2'],
      [1, '#dccbb8'],
    ]),
  ) + line(`M${frame.left} 90.4H${frame.right}`, '#fffaf0', 0.8);

/** A duck as it comes, with its wash on both sides; `bow` 1 is to the right. */
const liner = (x: number, y: number, size: number, kind: 'brown' | 'gray', bow: 1 | -1): string =>
  oval(x, y, 92 * size, 9 * size, '#0f3557', 'fill-opacity=".4"') +
  at(x, y, size, duck(bow === 1 ? WATERSIDE : mirrored(WATERSIDE), kind, 0.9), 0, size * bow) +
  oval(x, y + 1.5, 84 * size, 7 * size, '#2f8aa2', 'fill-opacity=".9"') +
  line(
    `M${x - 96 * size} ${y + 4 * size}q${48 * size} ${-12 * size} ${96 * size} ${-3 * size}t${96 * size} ${-3 * size}M${x - 76 * size} ${y + 17 * size}q${40 * size} ${-8 * size} ${76 * size} 0t${76 * size} 0`,
    '#e4f7fc',
    0.9,
    'stroke-opacity=".9"',
  );

/** Five of them, in the order in which they can swim. */
const family = (): string =>
  oval(288, 150, 26, 4.4, '#123f63', 'fill-opacity=".4"') +
  [
    [262, 182, 0.17],
    [282, 189, 0.15],
    [302, 184, 0.15],
    [324, 187, 0.14],
    [352, 172, 0.13],
  ]
    .map(([x = 0, y = 0, k = 1]) => liner(x, y, k, 'brown', -1))
    .join('');

/** The rest of the morning: town roofs, and a cake on its way with one cherry fewer. */
const farSide = (): string =>
  clouds([
    [268, 40, 1.6],
    [356, 30, 2.2],
  ]) +
  at(222, 0, 1, farRoofs(WATERSIDE, 'seven', 84, 34, 0.55)) +
  parkTrees(WATERSIDE, 'seven beyond', 92, 16, 0.3, { left: 222, right: 426 }) +
  contact(WATERSIDE, 376, 112, 12, 2) +
  at(376, 112, 0.28, cakeGirl(WATERSIDE)) +
  at(368, 86, 0.2, cake(WATERSIDE)) +
  at(398, 103, 0.13, pigeon(WATERSIDE), 0, -0.13) +
  at(410, 108, 0.13, pigeon(WATERSIDE)) +
  at(332, 99, 0.12, pigeon(WATERSIDE));

const DIZZY = {
  mood: 'dizzy',
  gaze: [0, 0],
  hands: [
    [-36, -122],
    [36, -122],
    [-56, -34],
    [58, -40],
  ],
  tilt: 12,
} as const;

/** A piece of an ellipse round the ship, from one angle to another, in degrees; 90 is nearest to us. */
const coil = (up: number, rx: number, ry: number, from: number, to: number): string =>
  breathBand({
    along: Array.from({ length: 9 }, (_, i): Point => {
      const a = radians(from + ((to - from) * i) / 8);
      return [SHIP[0] + Math.cos(a) * rx, SHIP[1] - up + Math.sin(a) * ry];
    }),
    widths: [0.5, 2, 0.5],
    edge: '#5a9dc0',
  });

/** Round like a button on a thread: the breath goes about the ship, behind it and before it. */
const whirl = (): string => coil(24, 34, 10, 175, 365) + coil(6, 42, 12, 185, 355);

const whirlBefore = (): string => coil(24, 34, 11, -5, 130) + coil(5, 42, 13, -5, 178);
