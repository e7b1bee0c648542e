import { disc } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, TIN, WOOD, WOOD_DARK } from './drawing.ts';

const tambourine: Drawing = (lit) =>
  oval(0, 4, 46, 32, lit(WOOD_DARK)) +
  oval(0, -4, 46, 32, lit(WOOD)) +
  oval(0, -5, 40, 27, lit(CREAM)) +
  path(
    discs([
      [-42, 14, 6, 4],
      [-22, 30, 6, 4],
      [4, 36, 6, 4],
      [28, 27, 6, 4],
      [44, 12, 6, 4],
    ]),
    lit(BRASS),
  ) +
  line('M-24 -14C-14 -22 6 -24 20 -20', '#ffffff', 3);

const bongoDrum: Drawing = (lit) =>
  path('M-44 -18L-36 28H-6L-4 -18Z', lit('#c9783f')) +
  path('M0 -16L4 24H34L44 -16Z', lit('#a85f34')) +
  path('M-8 0H6V10H-8Z', lit(WOOD_DARK)) +
  oval(-24, -18, 21, 8, lit(CREAM), `stroke="${lit(TIN)}" stroke-width="3"`) +
  oval(22, -16, 23, 8, lit(CREAM), `stroke="${lit(TIN)}" stroke-width="3"`);

const ukulele: Drawing = (lit) =>
  path('M0 -5H50V5H0Z', lit(WOOD_DARK)) +
  path('M48 -8H62V8H48Z', lit('#7d4a28')) +
  path(
    'M-58 0C-60 -22 -36 -30 -26 -18C-18 -22 2 -20 4 0C2 20 -18 22 -26 18C-36 30 -60 22 -58 0Z',
    lit('#d29a52'),
  ) +
  oval(-16, 0, 8, 8, DARK) +
  path('M-48 -7h6v14h-6Z', DARK) +
  line('M-44 -3H56M-44 0H56M-44 3H56', '#f6ead2', 0.9);

const libraryBook: Drawing = (lit) =>
  path('M-44 -28H42C48 -28 48 30 42 30H-44Z', lit('#3f7a94')) +
  path('M-40 22H46V30H-40Z', lit(CREAM)) +
  path('M-44 -28H-34V30H-44Z', lit('#2f5f76')) +
  path('M-22 -16H30V-2H-22Z', lit(CREAM)) +
  line('M-16 -9H22', '#8a8478', 2.4) +
  path('M26 -28h8v22l-4 -4l-4 4Z', lit(BRASS));

const plainBook: Drawing = (lit) =>
  path('M-46 -26H42C50 -26 50 28 42 28H-46Z', lit('#7a5fb0')) +
  path('M-42 20H47V28H-42Z', lit(CREAM)) +
  path('M-46 -26H-36V28H-46Z', lit('#5d478c')) +
  oval(4, -3, 17, 15, lit(BRASS)) +
  oval(4, -3, 11, 9, lit('#7a5fb0'));

const ballOfYarn: Drawing = (lit) =>
  line('M20 22C40 36 50 20 60 30', lit('#3f8f8a'), 4) +
  oval(-4, 0, 35, 33, lit('#4fa39a')) +
  line(
    'M-34 -10C-14 -30 16 -30 28 -12M-38 2C-16 -20 14 -20 30 2M-34 16C-12 -4 10 -6 26 16M-20 -28C-4 -10 0 12 -8 32M4 -32C16 -12 16 10 10 30',
    lit('#2f7a74'),
    2.8,
  );

const basketball: Drawing = (lit) =>
  oval(0, 0, 37, 37, lit('#d9853b')) +
  line(
    'M-37 0H37M0 -37V37M-26 -26C-10 -12 -10 12 -26 26M26 -26C10 -12 10 12 26 26',
    lit('#7d4a28'),
    3,
  ) +
  oval(-12, -16, 8, 5, '#f2b987', 'fill-opacity=".7"');

const hulaHoop: Drawing = (lit) =>
  oval(0, 0, 52, 26, 'none', `stroke="${lit('#b78fd0')}" stroke-width="8"`) +
  line(
    'M-48 -8A52 26 0 0 1 -24 -23M2 -26A52 26 0 0 1 30 -21M46 10A52 26 0 0 1 26 22M-6 26A52 26 0 0 1 -32 20',
    lit(BRASS),
    8,
  );

const kite: Drawing = (lit) =>
  path('M-58 0L-8 -32L32 0L-8 32Z', lit('#4fa3a0')) +
  path('M-58 0L-8 -32V0ZM32 0L-8 32V0Z', lit('#e3b04a')) +
  line('M-58 0H32M-8 -32V32', lit(WOOD_DARK), 2) +
  line('M32 0C42 10 44 -10 54 0S60 16 66 10', lit('#7a5fb0'), 3) +
  path('M42 -2l8 -6v12ZM54 6l8 -6v12Z', lit('#d98aa0'));

const abacus: Drawing = (lit) =>
  path('M-52 -30H52V34H-52ZM-44 -22V26H44V-22Z', lit(WOOD_DARK), 'fill-rule="evenodd"') +
  line('M-44 -12H44M-44 2H44M-44 16H44', lit(TIN), 2.4) +
  path([-34, -22, -10, 30].map((x) => disc(x, -12, 6, 6.4)).join(''), lit('#3f6fa3')) +
  path([-34, 4, 16, 28].map((x) => disc(x, 2, 6, 6.4)).join(''), lit(BRASS)) +
  path([-32, -20, -8, 34].map((x) => disc(x, 16, 6, 6.4)).join(''), lit('#4fa36a'));

const ammonite: Drawing = (lit) =>
  oval(0, 0, 38, 35, lit('#b59a7a')) +
  line(
    'M34 10C38 -30 -28 -36 -32 -2C-34 26 18 30 20 4C22 -16 -14 -18 -14 0C-14 10 4 10 6 2',
    lit('#7f6549'),
    4.4,
  ) +
  line(
    'M-20 -26l5 8M2 -33l0 9M24 -24l-6 7M35 -4l-9 2M-34 -8l9 3M-30 14l8 -5M-10 30l4 -9M14 28l-2 -9',
    lit('#8f7556'),
    2.6,
  );

const volcano: Drawing = (lit) =>
  path('M-12 -26C-14 -44 -4 -40 0 -34C6 -46 14 -38 12 -26Z', lit('#e3913a')) +
  path('M-56 32L-14 -28H14L56 32Z', lit('#b98a5a')) +
  path('M14 -28L56 32H18L6 -28Z', lit('#96693f')) +
  path('M-14 -28H14L18 -14L8 -4L4 -16L-4 4L-10 -14L-18 -18Z', lit('#e07a3a')) +
  line('M-40 20l14 -6M-24 30l10 -5M30 20l8 6', lit('#7d5632'), 2.4);

const puzzleBox: Drawing = (lit) =>
  path('M-44 -22H44V30H-44Z', lit('#4a7f9e')) +
  path('M-48 -28H48V-16H-48Z', lit('#3a6580')) +
  path(
    'M-26 -8H-8C-10 -16 6 -16 4 -8H24V6C32 4 32 20 24 18V26H4C6 18 -10 18 -8 26H-26Z',
    lit(BRASS),
  );

export const playthings = {
  tambourine,
  'bongo drum': bongoDrum,
  ukulele,
  'library book': libraryBook,
  book: plainBook,
  'ball of yarn': ballOfYarn,
  basketball,
  'hula hoop': hulaHoop,
  kite,
  abacus,
  ammonite,
  'cardboard volcano': volcano,
  'puzzle box': puzzleBox,
};
