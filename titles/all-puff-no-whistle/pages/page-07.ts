import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { duck } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath, breathBand } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { handOnRim } from '#titles/all-puff-no-whistle/cast/hands-on-rim.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatOnBench } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import {
  cherryAt,
  clockTower,
  glitter,
  parkTrees,
  rim,
  rings,
  stoneFish,
  water,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';

const RIM = 106;

/** Two bands: too hard above, too soft below; and a clock. */
export const page07: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    31,
    'head',
    [24, 90],
    { pose: 'stand', eyes: 'set', cheeks: 1.25, yaw: 46, gaze: [1, 0.3] },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(112, '#d3e9e2', '#fff6e4') +
    clouds([
      [86, 74, 1.1],
      [150, 80, 0.8],
    ]) +
    parkTrees(WATERSIDE, 'seven', 108, 24, 0.4) +
    at(192, 110, 0.27, clockTower(WATERSIDE, 50, 0.1)) +
    at(58, 110, 0.2, hatOnBench(WATERSIDE)) +
    child.art +
    water(RIM + 4, ['#bfe3dc', '#6fbcc0', '#358f9f']) +
    rim(WATERSIDE, RIM, 9, 2, 6) +
    handOnRim(hero, 42, RIM + 1, 36, WATERSIDE) +
    oval(158, 130, 17, 3, '#123f63', 'fill-opacity=".3"') +
    at(158, 130, 0.5, stoneFish(WATERSIDE)) +
    whirl() +
    at(98, 130, 0.27, ship(WATERSIDE, 'flying', DIZZY), -12) +
    whirlBefore() +
    breath({
      along: [
        [mx, my],
        [mx + 12, my + 1],
        [mx + 26, my - 3],
        [66, 97],
        [74, 101],
      ],
      widths: [0.7, 3.2, 1.8],
    }) +
    lower();
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark' },
    faces: [child.face],
  };
};

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
const coil = (y: number, rx: number, ry: number, from: number, to: number): string =>
  breathBand({
    along: Array.from({ length: 9 }, (_, i): Point => {
      const a = radians(from + ((to - from) * i) / 8);
      return [98 + Math.cos(a) * rx, y + Math.sin(a) * ry];
    }),
    widths: [0.5, 1.9, 0.5],
    edge: '#5a9dc0',
  });

/** Round like a button on a thread: the breath goes about the ship, behind it and before it. */
const whirl = (): string =>
  rings(98, 133, 44, 0.26, 4) + coil(112, 34, 8, 175, 365) + coil(126, 38, 9, 185, 355);

const whirlBefore = (): string => coil(112, 34, 9, -5, 130) + coil(127, 38, 10, -5, 178);

/** A walnut between two liners, seen from the height of its captain's hat. */
const lower = (): string =>
  path(
    'M-4 148q13.5 -5 27 0t27 0t27 0t27 0t27 0t27 0t27 0t40 0V220H-4Z',
    linear([
      [0, '#4aa3b4'],
      [0.5, '#1f6f8c'],
      [1, '#114a66'],
    ]),
  ) +
  line('M-4 148q13.5 -5 27 0t27 0t27 0t27 0t27 0t27 0t27 0t40 0', '#f6fdff', 1.8) +
  glitter('ducks', { x: 0, y: 158, width: 216, height: 40 }, 0.5) +
  oval(108, 206, 60, 6, '#0f3557', 'fill-opacity=".4"') +
  at(30, 206, 0.47, duck(WATERSIDE, 'brown', 0.9)) +
  at(188, 206, 0.47, duck(mirrored(WATERSIDE), 'gray', 0.9), 0, -0.47) +
  box(
    0,
    200,
    216,
    16,
    linear([
      [0, '#1f6f8c', 0],
      [0.35, '#1f6f8c', 0.85],
      [1, '#114a66', 1],
    ]),
  ) +
  line('M-2 206q16 4 34 1t34 1M216 205q-16 4 -34 1t-36 1', '#d6f1fb', 1.2, 'stroke-opacity=".9"') +
  wake(109, 205, 22) +
  at(109, 204, 0.15, ship(WATERSIDE, 'limp', SMALL)) +
  cherryAt(WATERSIDE, 209, 211, 7);

const SMALL = {
  mood: 'amazed',
  gaze: [0.8, -0.7],
  hands: [
    [-52, -66],
    [52, -66],
    [-50, -26],
    [50, -26],
  ],
} as const;
