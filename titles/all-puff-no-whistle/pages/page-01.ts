import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { castShadow, type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { dogHead, dogSitting } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { letter, mailCarrier } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { clouds, houses, note, type Plot, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { gate, kettle } from '#titles/all-puff-no-whistle/set/kettle.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { longWall } from '#titles/all-puff-no-whistle/set/long-wall.ts';
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

/** A kettle can, and so can the mail; from somebody at the gate, on tiptoe for hope, comes air. */
export const page01: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    headToStand(hero, 128, hero.wheelchair ? 40 : 36),
    'ground',
    [hero.wheelchair ? 150 : 160, 208],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 2,
      yaw: -80,
      pitch: 0,
      nod: 0,
      tilt: 4,
      gaze: [-1.3, 0.2],
      face: { brow: [-6, -12, -8] },
      body: {
        lean: hero.wheelchair ? 20 : 9,
        roll: 0,
        hips: 0,
        twist: 0,
        shrug: hero.years < 3 ? 2 : 12,
        legL: ON_TOE,
        legR: ON_TOE_TOO,
      },
      leanInChair: 20,
      ...(hero.wheelchair ? {} : { armL: hero.years < 3 ? SHORT : LIKE_A_WING, armR: HIDDEN }),
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const flies: Point = [86, Math.min(148, Math.max(128, my - 6))];
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
    at(192, 206, 1.05, gate(MORNING)) +
    kettlesTune() +
    carriersTune() +
    longShadow(MORNING, 38, 211, 54) +
    at(38, 211, 0.43, mailCarrier(MORNING), 0, -0.43) +
    at(...flies, 0.5, letter(MORNING), -24, -0.5) +
    child.shadow +
    child.art +
    parcel() +
    standingToy(MORNING, things[0], [PARCEL[0], PARCEL[1] - 20], 0.3, -1) +
    breath({
      from: [mx, my],
      to: [flies[0] + 8, flies[1] + 1],
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
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark', largest: { explorer: 16 } },
    faces: [child.face],
    // On the curtain.
    dedicated: { x: -162, y: 58, width: 104, height: 70 },
    overFold: () =>
      groundPastFold(sky(216, '#ccd9fd', '#ffc9a6', PAST_FOLD) + longWall(MORNING)) +
      pastFold(
        pavementBeyond() +
          at(-70, 168, 1.05, kettle(MORNING)) +
          at(-148, 160, 0.2, listeningDog()) +
          houses(MORNING, STREET.slice(-1)) +
          kettlesTune(),
      ),
  };
};

/** On the tips of its toes for hope, arms off the sides like wings. */
const LIKE_A_WING: Arm = { upper: [-38, 22], lower: [-30, 18], hand: 'open' };
const SHORT: Arm = { upper: [-14, 12], lower: [6, 8], hand: 'hold' };
const HIDDEN: Arm = { upper: [4, -8], lower: [8, -8] };
const ON_TOE: Leg = { upper: [8, 5], lower: [-2, 3], foot: 30 };
const ON_TOE_TOO: Leg = { upper: [-8, 5], lower: [-18, 3], foot: 40 };

/** What the mail carrier has put down: somebody sits on it, and listens politely. */
const PARCEL: Point = [92, 207];
const parcel = (): string => {
  const [x, y] = PARCEL;
  const card = tone(MORNING, '#c79a6b');
  return (
    oval(x + 6, y, 22, 3, '#44578f', 'fill-opacity=".25"') +
    box(x - 17, y - 20, 34, 20, card.base, 1) +
    box(x + 10, y - 20, 7, 20, card.shade, 0, 'fill-opacity=".7"') +
    line(
      `M${x - 17} ${y - 10}H${x + 17}M${x - 4} ${y - 20}V${y}`,
      tone(MORNING, TOWN.tile).base,
      1.4,
    )
  );
};

/** In two parts, from somebody who does not even look. */
const carriersTune = (): string =>
  note(56, 106, 1.5, TOWN.tile) + note(64, 94, 1.3, TOWN.clay, true) + note(76, 86, 1.1, TOWN.tile);

/** What a kettle can do: steam, and then a tune that goes over the fold. */
const kettlesTune = (): string => {
  const along: readonly Point[] = [
    [-44, 143],
    [-37, 130],
    [-34, 106],
    [-26, 92],
    [-8, 84],
    [14, 84],
    [34, 76],
  ];
  return (
    path(ribbon(along, [0.6, 2.4, 3.6, 4, 3.4, 2.4, 0.6]), '#ffffff', 'fill-opacity=".85"') +
    note(-30, 112, 1.5, TOWN.clay) +
    note(-16, 94, 1.4, TOWN.tile, true)
  );
};

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
        [0.3, '#fbe9de', 0.5],
        [1, '#fbe9de', 0.5],
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

/** From number four; it has heard three tunes, and looks for the fourth. */
const listeningDog = (): string =>
  oval(30, 248, 120, 12, '#44578f', 'fill-opacity=".3"') +
  at(
    0,
    0,
    1,
    dogSitting(mirrored(MORNING)) + dogHead(mirrored(MORNING), { look: 'pleased', gaze: -1 }),
    0,
    -1,
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
