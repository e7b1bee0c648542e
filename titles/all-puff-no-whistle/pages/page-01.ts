import { castShadow, type Light } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { letter, mailCarrier } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { headOnStreet } from '#titles/all-puff-no-whistle/cast/on-the-street.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, houses, note, type Plot, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { gate, kettleWindow } from '#titles/all-puff-no-whistle/set/kettle.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
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

/** Wide: everything on the street has a note, and somebody has only air. */
export const page01: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    headOnStreet(hero, 98, 30),
    'ground',
    [85, 211],
    {
      pose: 'stand',
      eyes: 'set',
      cheeks: 1.1,
      yaw: 36,
      tilt: 2,
      gaze: [0.8, -0.1],
      armR: { upper: [6, 24], lower: [60, -14], hand: 'hold' },
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const [lx, ly] = [126, 146];
  const art =
    sky(216, '#dde4f4', '#ffdcc4') +
    clouds([
      [120, 72, 1],
      [176, 82, 1.3],
    ]) +
    parkTrees(MORNING, 'the park', 154, 34, 0.55) +
    houses(MORNING, STREET) +
    sunOnWalls() +
    pavement() +
    at(2, 150, 1.06, kettleWindow(MORNING)) +
    note(6, 96, 1.2, TOWN.tile) +
    note(18, 84, 1.4, TOWN.clay, true) +
    note(8, 72, 1, TOWN.tile) +
    longShadow(MORNING, 60, 190, 56) +
    at(60, 190, 0.29, hatStanding(MORNING)) +
    longShadow(MORNING, 166, 200, 60) +
    child.shadow +
    child.art +
    at(child.handR[0], child.handR[1] + 3, 0.22, thing(things[0], MORNING), -12) +
    at(165, 200, 0.4, mailCarrier(MORNING)) +
    at(lx, ly, 0.38, letter(MORNING), -6) +
    breath({
      along: [
        [mx, my],
        [mx + (lx - mx) * 0.3, my - 3.5],
        [mx + (lx - mx) * 0.58, my + 1],
        [mx + (lx - mx) * 0.78, (my + ly) / 2 - 4],
        [lx - 7, ly - 9],
      ],
      widths: [0.6, 3.2, 1.8],
      edge: '#6fa3c8',
    }) +
    note(146, 112, 1.3, TOWN.tile) +
    note(137, 96, 1.4, TOWN.clay, true) +
    note(150, 84, 1, TOWN.tile) +
    at(184, 214, 0.56, gate(MORNING)) +
    note(192, 150, 1.1, TOWN.tile) +
    note(199, 138, 1.1, TOWN.tile) +
    note(192, 126, 1.1, TOWN.tile) +
    lettered(SOUNDS['Fff.'], [116, 100], { height: 9, turn: -8, ink: '#2f5f8c', rim: '#ffffff' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark' },
    faces: [child.face],
  };
};

const longShadow = (light: Light, x: number, y: number, high: number): string =>
  at(x, y, 0.25, castShadow(light, high * 1.3, high * 4));

/** The sun comes over the roofs behind us: a low slant of warmth, and the rest still blue. */
const sunOnWalls = (): string =>
  path(
    'M-4 132L46 116L92 108L130 104L216 96V152L130 164L-4 190Z',
    '#fff0cf',
    'fill-opacity=".22"',
  ) + path('M46 190V100L52 98V190ZM88 176V92L92 91V176Z', '#44578f', 'fill-opacity=".16"');

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
