import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { turnedPoint } from '#bookmaking/drawing/turned.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { hatFromAbove } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { trail } from '#titles/all-puff-no-whistle/cast/trail.ts';
import { childFromAbove, LIPS } from '#titles/all-puff-no-whistle/set/child-from-above.ts';
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
  // On its knees the head is over the water; out of a chair it is over the stone.
  const [x, y]: Point = hero.wheelchair ? [57, 157] : [67, 151];
  const size = hero.years < 3 ? 0.8 : 0.9;
  const lips = turnedPoint([x + LIPS[0] * size, y], { about: [x, y], degrees: COURSE });
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
        road(lips) +
        at(SHIP[0], SHIP[1], 1.06, shipFromAbove(NOON), COURSE),
    ) +
    // Laid on its side on the stone: from up here nothing that stands shows more than its top.
    at(
      201,
      56,
      0.24,
      oval(-2, 2, 46, 40, '#3f4c70', 'fill-opacity=".3"') + thing(things[0], NOON),
      69,
    ) +
    at(20, 26, 0.86, benchFromAbove(NOON), -46) +
    at(4, 50, 0.9, bagFromAbove(NOON), -30) +
    at(42, 8, 0.9, bagFromAbove(NOON), -50) +
    at(20, 28, 0.25, hatFromAbove(NOON), -46) +
    at(x, y, size, childFromAbove(NOON, hero), COURSE) +
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
    faces: [{ x: x - 13, y: y - 13, width: 26, height: 26 }],
  });
}

/** What one breath leaves on the water, from the lips to the stern: a thread at first, and it sways as it goes. */
const road = (lips: Point): string => {
  const aside = (t: number, by: number): Point => {
    const [px, py] = between(lips, SHIP, t);
    return [px + by * 0.56, py + by * 0.83];
  };
  return trail(
    [lips, aside(0.22, 2.5), aside(0.48, 5), aside(0.74, 3), aside(0.95, 0)],
    [0.4, 1.4, 2.8, 4, 3.4],
  );
};

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
