import type { Hex } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { castShadow, type Light } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { letter, mailCarrier } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { clouds, houses, note, type Plot, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { gate, kettleWindow } from '#titles/all-puff-no-whistle/set/kettle.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

/** Far ones first; the bend takes them to the right, and the hill down. */
const STREET: readonly Plot[] = [
  [193, 152, 0.24, { wall: TOWN.chalk, height: 210, roof: 'gable', door: '#5f8fae', seed: 'six' }],
  [166, 156, 0.29, { wall: TOWN.rose, height: 200, roof: 'tiles', door: '#6f9a84', seed: 'five' }],
  [
    131,
    162,
    0.36,
    {
      wall: TOWN.powder,
      height: 204,
      roof: 'flat',
      tiles: true,
      door: '#9c4c3b',
      seed: 'four',
    },
  ],
  [87, 169, 0.44, { wall: TOWN.blush, height: 196, roof: 'gable', door: '#41619b', seed: 'three' }],
  [
    44,
    177,
    0.48,
    {
      wall: TOWN.chalk,
      height: 188,
      roof: 'tiles',
      tiles: true,
      door: '#b8566b',
      seed: 'two',
    },
  ],
  [-20, 188, 0.66, { wall: TOWN.rose, height: 170, roof: 'flat', door: '#6f9a84', seed: 'one' }],
];

/** The same street past the fold, where one reads for whom all this is. */
const BEYOND: readonly Plot[] = [
  [-246, 205, 0.7, { wall: TOWN.powder, height: 196, roof: 'gable', door: '#9c4c3b', seed: 'w' }],
  [-174, 201, 0.72, { wall: TOWN.blush, height: 160, roof: 'tiles', door: '#41619b', seed: 'x' }],
  [-100, 196, 0.78, { wall: TOWN.sage, height: 184, roof: 'flat', door: '#b8566b', seed: 'y' }],
];

/** Whoever has nothing to read yet finds these. */
const CRUMBS: readonly Perch[] = [
  [-168, 213, 0.26, 1],
  [-148, 211, 0.22, -1],
  [-62, 209, 0.24, -1],
];

/** A whole street of whistles, in ribbons from everybody; from somebody at the gate, with all that is in two lungs, comes air. */
export const page01: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    headToStand(hero, 128, hero.wheelchair ? 40 : 36),
    'ground',
    [hero.wheelchair ? 150 : 160, 208],
    {
      pose: 'stand',
      eyes: 'set',
      cheeks: 2,
      yaw: -80,
      pitch: 0,
      nod: 0,
      tilt: 0,
      gaze: [-1.3, 0.2],
      face: { brow: [2, -6, -4] },
      body: {
        lean: hero.wheelchair ? 24 : 14,
        roll: 0,
        hips: 0,
        twist: 0,
        shrug: 10,
        legL: AHEAD,
        legR: ON_TOE,
      },
      leanInChair: 24,
      ...(hero.wheelchair ? {} : { armL: FIST, armR: HIDDEN }),
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(216, '#ccd9fd', '#ffc9a6') +
    clouds([
      [120, 72, 1],
      [176, 82, 1.3],
    ]) +
    parkTrees(MORNING, 'the park', 154, 34, 0.55) +
    houses(MORNING, STREET) +
    // Half in the mist of the morning: they are not whom this is about.
    morningMist() +
    sunOnWalls() +
    pavement() +
    at(16, 112, 0.8, kettleWindow(MORNING)) +
    at(192, 206, 1.05, gate(MORNING)) +
    whistles() +
    longShadow(MORNING, 38, 211, 54) +
    at(38, 211, 0.43, mailCarrier(MORNING), 0, -0.43) +
    at(LETTER[0], LETTER[1], 0.5, letter(MORNING), -24, -0.5) +
    child.shadow +
    child.art +
    standingToy(MORNING, things[0], [hero.wheelchair ? 90 : 104, 189], 0.34, -1) +
    breath({
      from: [mx, my],
      to: [LETTER[0] + 8, LETTER[1] + 1],
      wide: 10,
      bend: 2,
      torn: 0.16,
      shade: '#4f93cf',
    }) +
    lettered(SOUNDS['Fff.'], [mx - 30, my - 24], {
      height: 11,
      turn: -10,
      ink: '#2f5f8c',
      rim: '#ffffff',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
    overFold: () =>
      groundPastFold(
        sky(216, '#ccd9fd', '#ffc9a6', PAST_FOLD) +
          houses(MORNING, BEYOND) +
          mistBeyond() +
          pavementBeyond() +
          perched(MORNING, 'beyond', CRUMBS),
      ) + pastFold(houses(MORNING, STREET.slice(-1)) + at(16, 112, 0.8, kettleWindow(MORNING))),
  };
};

/** A fist behind the thigh, and the other out of sight. */
const FIST: Arm = { upper: [-28, 12], lower: [-22, 8], hand: 'hold' };
const HIDDEN: Arm = { upper: [2, -8], lower: [6, -8] };
const AHEAD: Leg = { upper: [20, 4], lower: [8, 3] };
const ON_TOE: Leg = { upper: [-14, 4], lower: [-32, 4], foot: 38 };

/** Out of the mail carrier's hand, who has his eyes shut. */
const LETTER: Point = [86, 128];

/** What everybody else can do: each a ribbon with its notes on it, over the street and away. */
const whistles = (): string =>
  tune(
    [
      [17, 95],
      [34, 80],
      [70, 87],
      [110, 74],
      [160, 84],
      [222, 70],
    ],
    '#8fb6dc',
    TOWN.tile,
  ) +
  tune(
    [
      [47, 127],
      [64, 110],
      [100, 105],
      [150, 92],
      [186, 102],
      [222, 88],
    ],
    '#e9a58c',
    TOWN.clay,
  ) +
  tune(
    [
      [214, 140],
      [200, 128],
      [206, 116],
      [222, 104],
    ],
    '#8fb6dc',
    TOWN.tile,
  );

const tune = (along: readonly Point[], color: Hex, ink: Hex): string =>
  path(
    ribbon(
      along,
      along.map((_, i) => 1 + i * 0.9),
    ),
    color,
    'fill-opacity=".75"',
  ) +
  along
    .slice(1, -1)
    .map(([x, y], i) => note(x, y, 1.3 + i * 0.12, ink, i % 2 > 0))
    .join('');

const longShadow = (light: Light, x: number, y: number, high: number): string =>
  at(x, y, 0.25, castShadow(light, high * 1.3, high * 4));

/** None of it at the fold, beyond which there is nobody. */
const morningMist = (): string =>
  box(
    0,
    60,
    216,
    156,
    linear(
      [
        [0, '#f4e4e2', 0],
        [0.3, '#f8e0da', 0.24],
        [1, '#f8e0da', 0.24],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** The sun comes over the roofs behind us: a low slant of warmth, and the rest still blue. */
const sunOnWalls = (): string =>
  path(
    'M-4 132L46 116L92 108L130 104L216 96V152L130 164L-4 190Z',
    '#fff0cf',
    'fill-opacity=".22"',
  ) + path('M46 190V100L52 98V190ZM88 176V92L92 91V176Z', '#44578f', 'fill-opacity=".16"');

/** So much morning lies on those walls that one can write on them. */
const mistBeyond = (): string =>
  box(
    -240,
    40,
    246,
    166,
    linear(
      [
        [0, '#f3d5d2', 0.8],
        [0.72, '#f3d5d2', 0.74],
        [1, '#f3d5d2', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Where the street goes on past the fold, with nobody in it yet. */
const pavementBeyond = (): string =>
  path('M-240 208C-160 206 -80 199 6 189V222H-240Z', '#ebdfd0') +
  path('M-240 224C-140 218 -60 213 6 206V224Z', '#cfbfb9') +
  line('M-240 224C-140 218 -60 213 6 206', '#fffaf0', 1.6);

/** The sidewalk follows the houses round the bend; the street is cobbled, and nobody drives. */
const pavement = (): string =>
  path(
    'M0 190C60 182 130 166 216 152V216H0Z',
    linear([
      [0, '#f6ebdd'],
      [1, '#e4d5c6'],
    ]),
  ) +
  path(
    'M0 207C70 198 140 181 216 161V216H0Z',
    linear([
      [0, '#e0d1c8'],
      [1, '#cbbab6'],
    ]),
  ) +
  line('M0 207C70 198 140 181 216 161', '#fffaf0', 1.6) +
  line(
    'M10 214q40 -4 70 -9M100 212q46 -9 96 -25M60 216q60 -7 120 -22M150 214q30 -6 62 -16',
    '#b5a4a2',
    0.9,
    'stroke-dasharray="4 3" stroke-opacity=".7"',
  );
