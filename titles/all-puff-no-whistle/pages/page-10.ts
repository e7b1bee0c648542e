import { num } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatFromAbove } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
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
/** Where the road across the water ends, and how far along it the ship has come. */
const TO: Point = [196, 64];
const SHIP: Point = [179, 75];
/** In degrees, from a mouth at the other end. */
const COURSE = -36;

/** From straight above: one circle, one line, one speck, and nearest a cheek on warm stone. */
export const page10: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the rest of the square goes about its noon, and a very small procession is late. */
export const spread10: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const child = puffingHero(
    outOfChair(hero),
    62,
    'head',
    [34, 144],
    {
      pose: 'stand',
      eyes: 'set',
      cheeks: 1.6,
      yaw: 56,
      pitch: 34,
      nod: 4,
      tilt: COURSE + 4,
      gaze: [1, 0],
      armsByPage: true,
      body: { lean: 20, roll: 0, shrug: 6 },
    },
    NOON,
  );
  const [mx, my] = child.mouth;
  // Breath as far as the water, and from there what it leaves.
  const [fx, fy] = between(child.mouth, TO, 0.22);
  const art =
    wavePavement(frame) +
    (isWide(frame) ? square() : '') +
    roundBasin(
      NOON,
      X,
      Y,
      R,
      reflection() +
        line(`M${num(fx)} ${num(fy)}L${TO[0]} ${TO[1]}`, '#ffffff', 7, 'stroke-opacity=".22"') +
        line(`M${num(fx)} ${num(fy)}L${SHIP[0]} ${SHIP[1]}`, '#ffffff', 1.5) +
        glints() +
        fishFromAbove(NOON, X + 4, Y - 8) +
        at(140, 62, 1.2, duckFromAbove(NOON, 'brown'), 58) +
        at(166, 126, 1.2, duckFromAbove(NOON, 'gray'), 236) +
        at(SHIP[0], SHIP[1], 1.06, shipFromAbove(NOON), COURSE),
    ) +
    oval(200, 61, 11, 3.6, '#3f4c70', 'fill-opacity=".4"') +
    at(199.5, 56, 0.24, thing(things[0], NOON)) +
    at(20, 26, 0.86, benchFromAbove(NOON), -46) +
    at(4, 50, 0.9, bagFromAbove(NOON), -30) +
    at(42, 8, 0.9, bagFromAbove(NOON), -50) +
    at(20, 28, 0.25, hatFromAbove(NOON), -46) +
    parkedChair(hero, 23, [133, 197.5], 128, NOON, 50) +
    child.art +
    at(196, 196, 0.62, pigeonFromAbove(NOON), -38) +
    at(212, 160, 0.34, pigeonFromAbove(NOON), -52) +
    at(160, 214, 0.3, pigeonFromAbove(NOON), -20) +
    // Down to a thread.
    line(`M${mx + 2} ${my}L${num(fx)} ${num(fy)}`, '#ffffff', 1.1);
  return laidIn(frame, {
    art,
    quiet: {
      box: { x: 84, y: 138, width: 74, height: 24 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
      largest: { seedling: 30 },
    },
    faces: [child.face],
  });
}

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
