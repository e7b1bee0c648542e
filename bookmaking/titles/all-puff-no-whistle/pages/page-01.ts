import { contact } from '../../../drawing/light.ts';
import { at, line, oval, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { breath } from '../cast/breath.ts';
import { letter, mailCarrier } from '../cast/neighbors.ts';
import { puffingHero } from '../cast/puffing.ts';
import { hatStanding } from '../cast/straw-hat.ts';
import { TOWN } from '../set/colors.ts';
import { clouds, houses, note, type Plot, sky } from '../set/houses.ts';
import { gate, kettleWindow } from '../set/kettle.ts';
import { MORNING } from '../set/lights.ts';

/** Far ones first; the bend takes them to the right, and the hill down. */
const STREET: readonly Plot[] = [
  [193, 152, 0.24, { wall: TOWN.chalk, height: 210, roof: 'gable', door: '#5f8fae', seed: 'six' }],
  [166, 156, 0.29, { wall: TOWN.rose, height: 200, roof: 'tiles', door: '#6f9a84', seed: 'five' }],
  [
    130,
    162,
    0.36,
    { wall: TOWN.powder, height: 204, roof: 'flat', tiles: true, door: '#9c4c3b', seed: 'four' },
  ],
  [86, 169, 0.44, { wall: TOWN.blush, height: 196, roof: 'gable', door: '#41619b', seed: 'three' }],
  [
    36,
    177,
    0.5,
    { wall: TOWN.chalk, height: 186, roof: 'tiles', tiles: true, door: '#b8566b', seed: 'two' },
  ],
  [-26, 187, 0.62, { wall: TOWN.rose, height: 176, roof: 'flat', door: '#6f9a84', seed: 'one' }],
];

/** Wide: everything on the street has a note, and somebody has only air. */
export const page01: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    headToStand(hero, 66, 20),
    'ground',
    [82, 203],
    {
      pose: 'stand',
      eyes: 'set',
      cheeks: 1.05,
      yaw: 36,
      tilt: 2,
      gaze: [0.8, -0.1],
      armR: { upper: [6, 24], lower: [60, -14], hand: 'hold' },
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(170) +
    clouds([
      [40, 74, 1.1],
      [150, 82, 1.3],
      [196, 76, 0.9],
    ]) +
    houses(MORNING, STREET) +
    pavement() +
    at(0, 150, 1, kettleWindow(MORNING)) +
    note(2, 98, 1.1, TOWN.tile) +
    note(16, 86, 1.3, TOWN.clay, true) +
    note(6, 74, 1, TOWN.tile) +
    contact(MORNING, 56, 190, 22, 3) +
    at(54, 190, 0.3, hatStanding(MORNING)) +
    contact(MORNING, 156, 198, 22, 3) +
    child.shadow +
    child.art +
    at(child.handR[0], child.handR[1] + 3, 0.16, thing(things[0], MORNING), -12) +
    at(154, 198, 0.38, mailCarrier(MORNING)) +
    at(121, 147, 0.36, letter(MORNING), -6) +
    breath({
      along: [
        [mx, my],
        [mx + (112 - mx) * 0.35, my - 2],
        [mx + (112 - mx) * 0.7, my + (140 - my) * 0.6],
        [113, 139],
      ],
      widths: [0.5, 2.4, 1.4],
    }) +
    note(136, 112, 1.2, TOWN.tile) +
    note(128, 98, 1.4, TOWN.clay, true) +
    note(144, 90, 1, TOWN.tile) +
    at(196, 214, 0.72, gate(MORNING)) +
    note(192, 132, 1.2, TOWN.tile) +
    note(200, 118, 1, TOWN.clay);
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** The sidewalk follows the houses round the bend; the street is cobbled, and nobody drives. */
const pavement = (): string =>
  path(
    'M0 190C60 180 130 166 216 152V216H0Z',
    linear([
      [0, '#f4e9db'],
      [1, '#e2d3c4'],
    ]),
  ) +
  path(
    'M0 206C70 196 140 180 216 160V216H0Z',
    linear([
      [0, '#dccdc4'],
      [1, '#cdbdb8'],
    ]),
  ) +
  line('M0 206C70 196 140 180 216 160', '#fbf3e7', 1.6) +
  line(
    'M20 212q30 -5 60 -10M110 206q40 -9 80 -20M60 214q60 -8 120 -22',
    '#bcaca9',
    0.8,
    'stroke-dasharray="4 3" stroke-opacity=".7"',
  ) +
  oval(120, 204, 90, 5, '#44578f', 'fill-opacity=".06"');
