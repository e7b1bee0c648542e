import { roundedBox } from '../../../drawing/curves.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import { photoFrame } from '../../../drawing/photo-frame.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import type { Painting } from '../../title.ts';
import { FLOORS, INK, PAPER, SNOW } from '../set/colors.ts';
import { elevator } from '../set/elevator.ts';
import { tileFloor } from '../set/hall.ts';
import { lettering } from '../set/lettering.ts';
import { HALL } from '../set/lights.ts';
import { plainWall, wet } from '../set/ramp.ts';

/** The side of the box with its label; the hero has come to collect it, or the other way around. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 96, 32),
    'ground',
    [172, 200],
    { pose: 'wave', mood: 'happy', yaw: -14, gaze: [-0.7, 0], pitch: 5 },
    HALL,
  );
  const art =
    plainWall(FLOORS[1], 168) +
    tileFloor(168) +
    elevator([176, 168], 56, 104) +
    (photo === null ? thermometer() : '') +
    photoFrame(
      photo,
      { box: { x: 42, y: 22, width: 50, height: 50 }, color: '#c98f52', tilt: -2 },
      HALL,
    ) +
    bigBox() +
    wet([
      [40, 205, 8],
      [132, 206, 6],
      [150, 199, 3],
    ]) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 33, y: 128, width: 96, height: 58 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};

/** The carton as large as the page allows: snow above, the label for words below. */
const bigBox = (): string =>
  path('M20 112C26 92 44 84 58 90C72 76 100 82 108 92C126 88 140 100 142 112Z', SNOW.lit) +
  path('M104 112C110 100 122 96 130 98C138 102 141 108 142 112Z', SNOW.shade) +
  path('M14 110H148L145 202H17Z', '#c8904f') +
  path('M120 110H148L145 202H126C120 170 126 140 120 110Z', '#ab7340') +
  path(
    'M17 202L16.4 190C40 184 60 194 84 188C108 184 130 193 145.4 189L145 202Z',
    '#8f5f36',
    'fill-opacity=".6"',
  ) +
  path('M14 110L4 96L22 88L26 104ZM148 110L158 98L142 90L138 104Z', '#dba767') +
  path(roundedBox(26, 122, 110, 70, 2.4), PAPER) +
  line(roundedBox(28.6, 124.6, 104.8, 64.8, 1.6), '#4f9c86', 0.8, 'stroke-dasharray="3 2.2"');

/** Where a photo would hang: what the hall says about the day. */
const thermometer = (): string =>
  oval(68, 50, 27, 27, FLOORS[1].deep, 'fill-opacity=".25"') +
  oval(66, 47, 27, 27, '#c98f52') +
  oval(66, 47, 22.6, 22.6, '#f6e7b8') +
  path('M66 47L46.6 36.6A22 22 0 0 1 54 28.6Z', '#8fc6c0') +
  path('M66 47L78 28.4A22 22 0 0 1 88 47Z', '#ff8f6a') +
  line(
    'M47 57l2.4 -1.4M44.6 47h3M46.8 37l2.4 1.4M55 28.6l1.5 2.6M66 25.6v3M77 28.6l-1.5 2.6M85.2 37l-2.4 1.4M87.4 47h-3M85 57l-2.4 -1.4',
    INK,
    1,
  ) +
  lettering('HOT', 66, 64, 5, INK, 0.2) +
  line('M66 47L83 40', INK, 1.8) +
  oval(66, 47, 2.6, 2.6, INK) +
  at(0, 0, 1, box(63, 16, 6, 5, '#a9743f', 2));
