import { castShadow, type Light } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { HeroWish } from '#bookmaking/hero/place-hero.ts';
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

/** On the street, near: everything has a note, and somebody has only air, and blows it from the heels up. */
export const page01: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    headOnStreet(hero, 138, 39),
    'ground',
    [hero.wheelchair ? 72 : 66, 211],
    {
      pose: 'stand',
      eyes: 'shut',
      cheeks: 1.2,
      yaw: 54,
      nod: -4,
      tilt: 9,
      face: { brow: [6, -6, -2] },
      body: {
        lean: 25,
        roll: 4,
        shrug: 10,
        legL: { upper: [-14, 4], lower: [-26, 4], foot: 48 },
        legR: { upper: [-4, 10], lower: [-30, 8], foot: 52 },
      },
      ...(hero.wheelchair ? ON_RIMS : FLUNG),
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const [lx, ly] = [143, 134];
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
    at(4, 127, 0.86, kettleWindow(MORNING)) +
    note(5, 92, 1.2, TOWN.tile) +
    note(20, 85, 1.3, TOWN.clay, true) +
    note(9, 80, 1, TOWN.tile) +
    longShadow(MORNING, 20, 206, 56) +
    at(17, 206, 0.29, hatStanding(MORNING)) +
    longShadow(MORNING, 176, 203, 60) +
    at(178, 203, 0.46, mailCarrier(MORNING)) +
    at(lx, ly, 0.42, letter(MORNING), -8) +
    child.shadow +
    child.art +
    // Those who have to hear it all week are polite about it.
    at(127, 212, 0.2, castShadow(MORNING, 90, 60)) +
    at(127, 203, 0.32, thing(things[0], MORNING), 4) +
    breath({
      along: [
        [mx, my],
        [mx + (lx - mx) * 0.3, my - 4],
        [mx + (lx - mx) * 0.58, (my * 2 + ly) / 3 + 2],
        [mx + (lx - mx) * 0.8, (my + ly) / 2 - 5],
        [lx - 7, ly - 10],
      ],
      widths: [0.8, 4.4, 2.2],
      edge: '#6fa3c8',
    }) +
    note(156, 98, 1.3, TOWN.tile) +
    note(147, 84, 1.4, TOWN.clay, true) +
    note(160, 74, 1, TOWN.tile) +
    at(192, 218, 0.62, gate(MORNING)) +
    note(203, 146, 1.1, TOWN.tile) +
    note(210, 134, 1.1, TOWN.tile) +
    note(204, 122, 1.1, TOWN.tile) +
    lettered(SOUNDS['Fff.'], [Math.max(118, mx + 27), Math.min(108, my - 12)], {
      height: 10,
      turn: -8,
      ink: '#2f5f8c',
      rim: '#ffffff',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};

/** As one does who dives. */
const FLUNG: Pick<HeroWish, 'armL' | 'armR'> = {
  armL: { upper: [-62, 22], lower: [-88, 18], hand: 'open' },
  armR: { upper: [-50, 26], lower: [-74, 22], hand: 'open' },
};
/** Both hands down hard, until the seat is nearly left. */
const ON_RIMS: Pick<HeroWish, 'armL' | 'armR'> = {
  armL: { upper: [-20, 24], lower: [10, 6], hand: 'hold' },
  armR: { upper: [-30, 30], lower: [4, 4], hand: 'hold' },
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
