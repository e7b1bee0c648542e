import { chanceFrom } from '../../../drawing/chance.ts';
import { roundedBox } from '../../../drawing/curves.ts';
import { box, line, oval, path } from '../../../drawing/marks.ts';
import { clip, linear, radial } from '../../../drawing/sheet.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { octopus } from '../cast/octopus.ts';
import { heroByHead } from '../cast/place-hero.ts';
import { SHOPFRONT } from '../set/colors.ts';
import { WINDOW } from '../set/lights.ts';
import { lamp, shelves, valance } from '../set/shop.ts';
import { puddle, rain } from '../set/street.ts';

/** Mid, from the street: two noses at the glass, and the puddles drying before them. */
export const page07: Painting = ({ hero, things }) => {
  const child = heroByHead(
    hero,
    42,
    [48, 124],
    { pose: 'sit', mood: 'sad', yaw: 18, pitch: 6, nod: 6, gaze: [0.9, 0.8], hat: 'on' },
    WINDOW,
  );
  const guest = octopus(
    {
      head: [124, 128],
      size: 58,
      mood: 'wistful',
      gaze: [0.5, 0.8],
      dressed: 7,
      foot: 17,
      object: thing(things[0], WINDOW),
      arms: [
        {
          via: [
            [100, 154],
            [88, 146],
            [86, 149],
          ],
          toe: -1,
          stands: true,
        },
        {
          via: [
            [110, 158],
            [108, 146],
            [108, 149],
          ],
          toe: -1,
          stands: true,
          before: true,
        },
        {
          via: [
            [124, 160],
            [130, 146],
            [131, 149],
          ],
          stands: true,
          before: true,
        },
        {
          via: [
            [140, 158],
            [152, 146],
            [154, 149],
          ],
          stands: true,
          before: true,
        },
        {
          via: [
            [152, 150],
            [174, 142],
            [178, 149],
          ],
          stands: true,
        },
        {
          via: [
            [156, 140],
            [180, 134],
            [188, 114],
          ],
          turn: 184,
        },
        {
          via: [
            [94, 136],
            [82, 124],
            [82, 108],
          ],
          turn: 180,
        },
        {
          via: [
            [146, 152],
            [166, 152],
            [170, 138],
            [160, 134],
            [158, 142],
          ],
          before: true,
        },
      ],
    },
    WINDOW,
  );
  const pane = roundedBox(14, 84, 188, 82, 3);
  const inside =
    box(
      0,
      80,
      SHEET,
      90,
      linear([
        [0, '#f3dccb'],
        [1, '#e9bfa8'],
      ]),
    ) +
    shelves(20, 92, 176, 52, 3, 0) +
    lamp(170, 96, 0.6) +
    child.art +
    guest.shadow +
    guest.behind +
    guest.head +
    oval(124, 102, 16, 6, '#e7b3cf', 'fill-opacity=".55"') +
    guest.before +
    oval(
      124,
      152,
      20,
      9,
      radial([
        [0, '#ffffff', 0.6],
        [1, '#ffffff', 0],
      ]),
    ) +
    path('M14 166L62 84H86L38 166ZM100 166L148 84H156L108 166Z', '#ffffff', 'fill-opacity=".16"');
  const art =
    box(0, 0, SHEET, 178, SHOPFRONT.wood) +
    box(
      0,
      76,
      SHEET,
      100,
      linear([
        [0, '#37877f'],
        [1, SHOPFRONT.wood],
      ]),
    ) +
    box(6, 8, SHEET - 12, 64, '#fffaf0', 5) +
    line(roundedBox(8.5, 10.5, SHEET - 17, 59, 3.5), '#e9694f', 0.9) +
    clip(pane, inside) +
    line(pane, SHOPFRONT.woodDark, 2.6) +
    line('M14 166H202', SHOPFRONT.woodLite, 4) +
    valance(77) +
    box(
      0,
      172,
      SHEET,
      44,
      linear([
        [0, '#b9c8d4'],
        [1, '#d9e0e4'],
      ]),
    ) +
    box(0, 171, SHEET, 3, '#7f93a4') +
    line('M0 190H216M40 174L22 216M108 174V216M176 174L194 216', '#9db0bf', 0.8) +
    drying(34, 200, 24, 6) +
    drying(96, 190, 16, 4) +
    puddle('dry one', 36, 201, 12, 3, 0) +
    puddle('dry two', 96, 190.4, 6, 1.6, 0) +
    puddle('the last', 170, 202, 44, 10, 2) +
    rain(chanceFrom('last drops'), { x: 0, y: 78, width: SHEET, height: 130 }, 0.12);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 51 }, ink: 'dark', anchor: 'middle' },
    faces: [child.face, guest.face],
    paper: SHOPFRONT.wood,
  };
};

/** Where a puddle was: its rings, as it shrank. */
const drying = (x: number, y: number, rx: number, ry: number): string =>
  oval(x, y, rx, ry, '#8fa5b6', 'fill-opacity=".35"') +
  oval(
    x,
    y,
    rx * 0.74,
    ry * 0.74,
    'none',
    'stroke="#8fa5b6" stroke-width=".7" stroke-dasharray="3 2"',
  );
