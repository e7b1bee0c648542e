import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import { lamp, shelves, valance } from '#titles/boots-for-an-octopus/set/shop.ts';
import { puddle, rain } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Mid, from the street: two noses at the glass, and the puddles drying before them. */
export const page07: Painting = ({ hero, things }) => {
  const child = heroInHat(
    hero,
    42,
    'head',
    [44, 126],
    { pose: 'stand', mood: 'sad', yaw: 18, pitch: 6, nod: 6, gaze: [0.9, 0.8], hat: 'on' },
    WINDOW,
  );
  const guest = octopus(
    {
      head: [124, 124],
      size: 52,
      mood: 'wistful',
      gaze: [0.5, 0.8],
      dressed: 7,
      foot: 14,
      object: thing(things[0], WINDOW),
      arms: [
        {
          via: way('98,146 84,148 80,156'),
          toe: -1,
          stands: true,
        },
        {
          via: way('108,150 102,150 100,156'),
          toe: -1,
          stands: true,
          before: true,
        },
        {
          via: way('120,152 122,150 123,156'),
          stands: true,
          before: true,
        },
        {
          via: way('134,150 144,150 146,156'),
          stands: true,
          before: true,
        },
        {
          via: way('146,144 164,146 170,156'),
          stands: true,
        },
        {
          via: way('152,134 174,132 190,118'),
          turn: 196,
        },
        {
          via: way('98,134 86,126 86,112'),
          turn: 180,
        },
        {
          via: way('150,140 170,140 178,130 170,122 163,128 167,134'),
          before: true,
          cold: true,
        },
      ],
    },
    WINDOW,
  );
  const pane = roundedBox(14, 84, 188, 88, 3);
  const inside =
    box(
      0,
      80,
      SHEET,
      96,
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
    oval(124, 100, 14, 5.4, '#e7b3cf', 'fill-opacity=".55"') +
    guest.before +
    path('M152 172L200 84H210L162 172ZM72 172L86 146H92L78 172Z', '#ffffff', 'fill-opacity=".16"');
  const art =
    box(0, 0, SHEET, 182, SHOPFRONT.wood) +
    box(
      0,
      76,
      SHEET,
      104,
      linear([
        [0, '#37877f'],
        [1, SHOPFRONT.wood],
      ]),
    ) +
    box(6, 8, SHEET - 12, 64, '#fffaf0', 5) +
    line(roundedBox(8.5, 10.5, SHEET - 17, 59, 3.5), '#e9694f', 0.9) +
    clip(pane, inside) +
    line(pane, SHOPFRONT.woodDark, 2.6) +
    line('M14 172H202', SHOPFRONT.woodLite, 4) +
    valance(77) +
    box(
      0,
      178,
      SHEET,
      40,
      linear([
        [0, '#b9c8d4'],
        [1, '#d9e0e4'],
      ]),
    ) +
    box(0, 177, SHEET, 3, '#7f93a4') +
    line('M0 194H216M40 180L22 216M108 180V216M176 180L194 216', '#9db0bf', 0.8) +
    drying(38, 203, 24, 6) +
    drying(98, 191, 16, 4) +
    puddle('dry one', 40, 204, 12, 3, 0) +
    puddle('dry two', 98, 191.4, 6, 1.6, 0) +
    puddle('the last', 168, 204, 44, 10, 2) +
    rain(chanceFrom('last drops'), { x: 0, y: 172, width: SHEET, height: 40 }, 0.14);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 51 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
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
