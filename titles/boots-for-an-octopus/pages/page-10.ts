import { hash } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { WASHED } from '#titles/boots-for-an-octopus/set/lights.ts';
import { houses } from '#titles/boots-for-an-octopus/set/street.ts';

const SHORE = 121;

/** On the toes of one foot, the other over the water already. */
const ON_THE_EDGE: Partial<Pose> = {
  roll: -9,
  lean: 8,
  legL: { upper: [-6, 2], lower: [-8, 2], foot: 34 },
  legR: { upper: [58, 8], lower: [-14, 6], foot: 30 },
};

/** Wide, low over the water: everything is doubled, and somebody is going to jump. */
export const page10: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 114 : 106, rolls ? 36 : 34),
    'ground',
    [rolls ? 183 : 181, SHORE],
    {
      pose: 'balance',
      mood: 'wonder',
      face: { mouth: PRESSED },
      yaw: -38,
      nod: 12,
      gaze: [-0.8, 1],
      hat: 'given',
      armL: { upper: [14, rolls ? 46 : 66], lower: [20, 150], hand: 'open' },
      armR: { upper: [24, 70], lower: [30, 104], hand: 'open' },
      body: rolls ? { roll: -9 } : ON_THE_EDGE,
    },
    WASHED,
  );
  const foot = 14;
  const y = SHORE - foot - 1;
  const guest = octopus(
    {
      head: [78, 74],
      size: 44,
      mood: 'wide',
      gaze: [0, 0.9],
      dressed: 8,
      foot,
      object: thing(things[0], WASHED),
      arms: [
        {
          via: way(`62,91 22,92 17,${y}`),
          toe: -1,
          turn: 10,
        },
        {
          via: way(`68,95 39,97 35,${y}`),
          toe: -1,
          turn: 8,
        },
        {
          via: way(`74,97 57,100 54,${y}`),
          toe: -1,
          turn: 6,
        },
        {
          via: way(`78,98 75,101 74,${y}`),
          turn: 16,
        },
        {
          via: way(`86,98 94,101 93,${y}`),
          turn: 16,
        },
        {
          via: way(`94,97 110,100 111,${y}`),
        },
        {
          via: way(`102,95 124,94 129,${y - 1}`),
        },
        {
          via: way(`108,89 134,84 148,90 149,${y}`),
        },
      ],
    },
    WASHED,
  );
  // Drawn once and used again upside down: twice would be a page of 200 KB.
  const id = `shore${hash(hero.seed + things[0]).toString(36)}`;
  const row = houses({ x: 0, y: 35, width: SHEET, height: 76 }, 111, 0.4);
  const art =
    box(
      0,
      0,
      SHEET,
      SHORE,
      linear([
        [0, '#c9ecf2'],
        [0.6, '#fdf6dc'],
        [1, '#ffe9c8'],
      ]),
    ) +
    oval(
      30,
      40,
      46,
      46,
      radial([
        [0, '#fffbe2', 0.9],
        [1, '#fffbe2', 0],
      ]),
    ) +
    clouds() +
    row +
    box(
      0,
      109,
      SHEET,
      14,
      linear([
        [0, '#d9d3cf'],
        [1, '#b9b7bd'],
      ]),
    ) +
    at(17, 115, 0.3, towerOfBoxes(WASHED)) +
    box(
      0,
      SHORE,
      SHEET,
      SHEET - SHORE,
      linear([
        [0, '#fbeccb'],
        [0.3, '#d9f1ee'],
        [1, '#8fd0df'],
      ]),
    ) +
    at(0, SHORE * 2 + 2, -1, row, 0, 1) +
    `<use href="#${id}" transform="translate(0 ${SHORE * 2}) scale(1 -1)"/>` +
    box(
      0,
      SHORE,
      SHEET,
      SHEET - SHORE,
      linear([
        [0, '#bfe8ea', 0.2],
        [1, '#7cc6da', 0.62],
      ]),
    ) +
    line(
      `M0 ${SHORE + 22}h40M120 ${SHORE + 30}h70M30 ${SHORE + 48}h60M140 ${SHORE + 62}h50M10 ${SHORE + 74}h70M110 ${SHORE + 86}h80`,
      '#ffffff',
      1,
      'stroke-opacity=".7"',
    ) +
    box(0, SHORE - 1, SHEET, 2, '#8f99a8', 0, 'fill-opacity=".5"') +
    guest.shadow +
    `<g id="${id}">${guest.behind + guest.head + guest.before + child.art}</g>`;
  return {
    art,
    quiet: { box: { ...SAFE, width: 136, height: 18 }, ink: 'dark', align: 'center' },
    faces: [child.face, guest.face],
  };
};

/** Two clouds that have rained themselves out. */
const clouds = (): string =>
  path(
    `${disc(26, 34, 13, 8)}${disc(40, 30, 14, 11)}${disc(54, 35, 12, 7)}${disc(166, 26, 12, 7)}${disc(180, 22, 14, 10)}${disc(194, 27, 13, 7)}`,
    '#ffffff',
    'fill-opacity=".85"',
  );
