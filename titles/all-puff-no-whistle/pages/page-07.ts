import { disc } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { contact, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { LEAN } from '#bookmaking/hero/more-poses.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { duck, pigeon } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath, shred } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { cakeGirl } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatOnBench } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
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
  /** The right end of the fountain: one leans over it. */
  readonly basin: Parameters<typeof basin>[1];
  /** Where the ship turns. */
  readonly ship: Point;
  /** How much larger all is that floats. */
  readonly large: number;
  /** Where the child is, to the right of where it is on a page of its own. */
  readonly over: number;
}

const ON_A_PAGE: Place = {
  basin: { x: 40, y: 150, rx: 118, ry: 30, rim: 8 },
  ship: [108, 153],
  large: 1,
  over: 0,
};
/** The water goes on through the fold, and the child leans in from the other side of it. */
const OVER_THE_FOLD: Place = {
  basin: { x: 86, y: 150, rx: 198, ry: 38, rim: 9 },
  ship: [164, 158],
  large: 1.3,
  over: 125,
};

/** From the side: too hard, too soft, and a clock. From right to left a mouth, a ship, and two who come. */
export const page07: Painting = (cast) => paint(cast, PAGE);
/** As wide as a sea: the ship before the fold, the breath across it, and behind the child who has not noticed yet. */
export const spread07: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const place = wide ? OVER_THE_FOLD : ON_A_PAGE;
  const { over, large } = place;
  const child = puffingHero(
    hero,
    headToStand(hero, 118, 35),
    'ground',
    [over + (hero.wheelchair ? (wide ? 162 : 182) : hero.years < 3 ? 181 : 194), 206],
    {
      pose: LEAN,
      eyes: 'set',
      face: { brow: [4, -6, -8], flushed: true },
      cheeks: 1.9,
      yaw: -82,
      pitch: 2,
      nod: 2,
      tilt: 0,
      gaze: [-1.7, 0.3],
      body: { roll: 0, shrug: 12, lean: 34 },
      leanInChair: 40,
      armL: ON_RIM,
      armR: ON_RIM,
      touchL: hero.wheelchair ? [over + (wide ? 121 : 141), 175] : [over + 145, 166],
      touchR: hero.wheelchair ? [over + (wide ? 121 : 141), 175] : [over + 152, 160],
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
    (wide ? at(214, 0, 1, farRoofs(WATERSIDE, 'seven', 92, 17, 0.42)) : '') +
    at(wide ? 18 : 126, 96, 0.165, clockTower(WATERSIDE, 50, 0.1)) +
    parkTrees(WATERSIDE, 'seven', 96, 18, 0.18, frame) +
    park(frame) +
    at(wide ? 44 : 58, 108, 0.17, bench(WATERSIDE)) +
    at(wide ? 44 : 58, 107, 0.17, hatOnBench(WATERSIDE)) +
    (wide ? onTheSquare() + family() : '') +
    wall(place.basin) +
    basin(
      WATERSIDE,
      place.basin,
      ['#9fdcdc', '#37a5bd', '#156f94'],
      glitter('seven', { x: 0, y: 126, width: 166 + over, height: 52 }, large) +
        rings(x, y + 4, 46 * large, 0.24, 5),
    ) +
    at(wide ? 88 : 26, 148, 0.56 * large, stoneFish(WATERSIDE)) +
    liner(wide ? 38 : 24, 166, 0.25 * large, 'gray') +
    liner(wide ? 96 : 62, 173, 0.25 * large, 'brown') +
    at(x, y, large, whirl()) +
    at(x, y, 0.31 * large, ship(WATERSIDE, 'flying', DIZZY), -12, -0.31 * large) +
    at(x, y, large, whirlBefore()) +
    child.shadow +
    child.art +
    breath({
      from: child.mouth,
      to: [x + 2, y - 44 * large],
      wide: 11 * large,
      bend: -2,
      torn: 0.3,
    }) +
    cherryAt(WATERSIDE, wide ? 226 : 132, 208, 7);
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

/** Both forearms on the stone. */
const ON_RIM: Arm = { upper: [26, 8], lower: [88, -14], hand: 'rest' };

/** The near side of the stone, down to the paving. */
const wall = ({ x, y, rx, ry, rim }: Place['basin']): string => {
  const stone = tone(WATERSIDE, TOWN.stone);
  const [r, deep] = [rx + rim, 28];
  return (
    oval(x + 3, y + deep + 6, r + 4, ry + 9, '#44578f', 'fill-opacity=".16"') +
    path(disc(x, y + deep, r - 2, ry + 6), stone.shade) +
    path(
      `M${x - r} ${y}H${x + r}L${x + r - 2} ${y + deep}H${x - r}Z`,
      linear(
        [
          [0, stone.base],
          [0.6, stone.base],
          [1, stone.shade],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(disc(x, y + deep, r - 2, ry + 6), stone.base, 'fill-opacity=".7"')
  );
};

/** Pale paving all round, that runs under the rim. */
const park = (frame: Frame): string =>
  box(
    frame.left,
    94,
    widthOf(frame),
    130,
    linear([
      [0, '#c9d6a4'],
      [0.2, '#f3dfb6'],
      [1, '#dfbe92'],
    ]),
  ) + line(`M${frame.left} 94.4H${frame.right}`, '#fffaf0', 0.8);

/** A duck as it comes, with its wash on both sides, toward the right. */
const liner = (x: number, y: number, size: number, kind: 'brown' | 'gray'): string =>
  oval(x, y, 92 * size, 9 * size, '#0f3557', 'fill-opacity=".4"') +
  at(x, y, size, duck(WATERSIDE, kind, 0.9)) +
  oval(x, y + 1.5, 84 * size, 7 * size, '#3f98ab', 'fill-opacity=".9"') +
  line(
    `M${x - 96 * size} ${y + 4 * size}q${48 * size} ${-12 * size} ${96 * size} ${-3 * size}t${96 * size} ${-3 * size}`,
    '#e4f7fc',
    0.9,
    'stroke-opacity=".9"',
  );

/** Five of them on foot, in the order in which they can walk. */
const family = (): string =>
  [354, 373, 385, 396.5, 407]
    .map(
      (x, i) =>
        contact(WATERSIDE, x, 184 - i * 2, 9, 1.2) +
        line(`M${x - 2} ${179 - i * 2}v5h-3M${x + 3} ${179 - i * 2}v5h-3`, '#e07f45', 1.1) +
        at(
          x,
          180 - i * 2,
          i ? 0.1 : 0.19,
          duck(mirrored(WATERSIDE), 'brown', 0.9),
          0,
          i ? -0.1 : -0.19,
        ),
    )
    .join('');

/** The rest of the morning: a cake on its way with one cherry fewer, and who hopes for more. */
const onTheSquare = (): string =>
  contact(WATERSIDE, 384, 136, 12, 2) +
  at(384, 136, 0.28, cakeGirl(WATERSIDE)) +
  at(393, 110, 0.19, cake(WATERSIDE)) +
  at(334, 117, 0.15, pigeon(WATERSIDE), 0, -0.15) +
  at(349, 124, 0.15, pigeon(WATERSIDE)) +
  at(410, 128, 0.14, pigeon(WATERSIDE));

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
const whirl = (): string => coil(28, 30, 9, 175, 350) + coil(7, 36, 9, 185, 355);

const whirlBefore = (): string => coil(28, 30, 9, 10, 140) + coil(5, 38, 11, -5, 168);
