import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { trail } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatFromAbove } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { tipped } from '#titles/all-puff-no-whistle/cast/tipped.ts';
import { dogFromAbove } from '#titles/all-puff-no-whistle/set/dog-from-above.ts';
import {
  bagFromAbove,
  benchFromAbove,
  cakeGirlFromAbove,
  crownFromAbove,
  duckFromAbove,
  fishFromAbove,
  pigeonFromAbove,
  processionFromAbove,
  roundBasin,
  shipFromAbove,
  taxiFromAbove,
  wavePavement,
} from '#titles/all-puff-no-whistle/set/from-above.ts';
import { NOON } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower } from '#titles/all-puff-no-whistle/set/park.ts';

const X = 118;
const Y = 88;
const R = 86;
/** How far along its way the ship has come. */
const SHIP: Point = [179, 75];
/** In degrees, from a mouth at the other end. */
const COURSE = -34;

/** From straight above: one circle, one line, one speck, and at the other end somebody on all fours. */
export const page10: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the rest of the square goes about its noon, and a very small procession is late. */
export const spread10: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const head: Point = hero.wheelchair ? [55, 154] : [60, 155];
  // From straight above anything may lie at any angle: drawn level, and then turned to where it blows.
  const child = tipped(
    puffingHero(
      hero,
      hero.wheelchair ? 28 : headToStand(hero, 118, 30),
      'head',
      head,
      {
        pose: hero.wheelchair ? 'stand' : 'crawl',
        eyes: 'set',
        cheeks: 1.8,
        yaw: 84,
        pitch: hero.wheelchair ? 70 : 84,
        nod: hero.wheelchair ? -50 : -62,
        tilt: 0,
        gaze: [1.2, 0],
        body: hero.wheelchair ? { lean: 34, roll: 0 } : {},
        leanInChair: 34,
      },
      NOON,
    ),
    { about: head, degrees: COURSE - 8 },
  );
  const art =
    wavePavement(frame) +
    (isWide(frame) ? square() : '') +
    roundBasin(
      NOON,
      X,
      Y,
      R,
      reflection() +
        glints() +
        fishFromAbove(NOON, X + 4, Y - 8) +
        at(140, 58, 1.2, duckFromAbove(NOON, 'brown'), 58) +
        at(164, 128, 1.2, duckFromAbove(NOON, 'gray'), 236) +
        road(child.mouth) +
        at(SHIP[0], SHIP[1], 1.06, shipFromAbove(NOON), COURSE),
    ) +
    oval(200, 61, 11, 3.6, '#3f4c70', 'fill-opacity=".4"') +
    at(199.5, 56, 0.24, thing(things[0], NOON)) +
    at(20, 26, 0.86, benchFromAbove(NOON), -46) +
    at(4, 50, 0.9, bagFromAbove(NOON), -30) +
    at(42, 8, 0.9, bagFromAbove(NOON), -50) +
    at(20, 28, 0.25, hatFromAbove(NOON), -46) +
    at(head[0], head[1], 1, oval(-22, 8, 32, 13, '#3f4c70', 'fill-opacity=".24"'), COURSE - 8) +
    child.art +
    at(196, 196, 0.62, pigeonFromAbove(NOON), -38) +
    at(212, 160, 0.34, pigeonFromAbove(NOON), -52) +
    at(160, 214, 0.3, pigeonFromAbove(NOON), -20);
  return laidIn(frame, {
    art,
    quiet: {
      box: { x: 90, y: 143, width: 72, height: 20 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
      largest: { seedling: 30 },
    },
    faces: [child.face],
  });
}

/** What one breath leaves on the water, from the lips to the stern: down to a thread at both its ends. */
const road = (lips: Point): string =>
  trail(
    [lips, between(lips, SHIP, 0.2), between(lips, SHIP, 0.5), between(lips, SHIP, 0.8), SHIP],
    [0.3, 1.1, 2.3, 2, 1.2],
  );

/** The park's own road, its trees, and three who have not been called yet. */
const square = (): string =>
  path(
    'M318 -6C306 30 330 60 366 76C396 90 420 92 436 90V134C400 136 366 128 336 112C292 90 268 40 280 -6Z',
    '#c3c5cc',
  ) +
  line(
    'M299 -6C288 34 314 74 352 94C384 110 412 113 436 112',
    '#fdf8ee',
    1.6,
    'stroke-dasharray="7 6"',
  ) +
  at(366, 98, 0.74, taxiFromAbove(NOON), 28) +
  at(250, 36, 0.72, cakeGirlFromAbove(NOON), 24) +
  [
    [404, 34, 30],
    [362, 22, 20],
    [404, 176, 34],
    [354, 198, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => at(x, y, 1, crownFromAbove(NOON, `crown ${x}`, r)))
    .join('') +
  at(330, 162, 0.74, dogFromAbove(NOON), -16) +
  processionFromAbove(
    [
      [352, 140],
      [322, 130],
      [296, 138],
      [276, 154],
      [254, 150],
      [240, 132],
      [232, 110],
      [222, 92],
      [213, 84],
    ],
    60,
  );

/** The clock lies in the water on its head, and says one to. */
const reflection = (): string =>
  `<g opacity=".5">${at(92, -8, -0.42, clockTower(NOON, 59), 0, 0.42)}</g>` +
  line('M74 26h36M72 35h40M76 43h34M80 60h26M86 66h14', '#2a78ab', 1.6, 'stroke-opacity=".75"');

const glints = (): string =>
  line(
    'M60 84h8M72 66h5M168 120h9M176 64h6M58 118h6M110 44h8M96 132h6',
    '#f6fdff',
    0.8,
    'stroke-opacity=".6"',
  );
