import { disc, star } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, TIN, WOOD, WOOD_DARK } from './drawing.ts';

const woodenSpoon: Drawing = (lit) =>
  line('M-20 2L58 6', lit(WOOD), 8) +
  oval(-38, 1, 21, 14, lit(WOOD)) +
  oval(-40, -1, 14, 8.6, lit(WOOD_DARK)) +
  line('M-8 0L50 3', lit('#e4b67a'), 2);

const ladle: Drawing = (lit) =>
  line('M-26 -4C0 -14 30 -10 54 -18q6 -6 2 -12', lit(TIN), 7) +
  path('M-58 -6H-16C-16 18 -26 28 -37 28C-50 28 -58 16 -58 -6Z', lit('#8797a6')) +
  oval(-37, -6, 21, 6, lit('#c9d4dc'));

const honeyDipper: Drawing = (lit) =>
  line('M-14 0H58', lit(WOOD), 7) +
  path(
    discs([
      [-50, 0, 5, 14],
      [-40, 0, 5, 20],
      [-30, 0, 5, 20],
      [-20, 0, 5, 14],
    ]),
    lit('#d9a23a'),
  ) +
  line('M-45 -14V14M-35 -17V17M-25 -14V14', lit('#a8742a'), 2.4);

const magnifier: Drawing = (lit) =>
  line('M4 10L54 30', lit(WOOD_DARK), 11) +
  oval(-24, -4, 29, 29, lit(BRASS)) +
  oval(-24, -4, 22, 22, '#d7edf2') +
  line('M-38 -8C-36 -18 -28 -22 -20 -20', '#ffffff', 4);

const butterflyNet: Drawing = (lit) =>
  line('M-14 4L60 18', lit(WOOD), 6) +
  path(
    'M-14 -24C-30 -40 -66 -8 -58 12C-50 32 -22 30 -12 26Z',
    lit('#eef2ea'),
    'fill-opacity=".9"',
  ) +
  line(
    'M-24 -26C-40 -6 -44 12 -32 30M-40 -22C-52 -4 -54 8 -48 22M-14 -10H-56M-12 8H-58',
    '#b9c4bc',
    1.6,
  ) +
  oval(-13, 1, 6, 26, 'none', `stroke="${lit(BRASS)}" stroke-width="5"`);

const cowbell: Drawing = (lit) =>
  line('M-44 0C-60 -8 -60 8 -44 2', lit(WOOD_DARK), 6) +
  path('M-44 -14L-44 14L34 30V-30Z', lit(BRASS)) +
  oval(35, 0, 7, 30, lit('#a87a2a')) +
  oval(44, 2, 7, 7, lit('#7a5a2a')) +
  line('M-34 -8L20 -18', '#fbe8b4', 4);

const watering: Drawing = (lit) =>
  line('M26 -14C54 -24 58 20 30 18', lit('#3f7a72'), 6) +
  path('M-14 -18H28L32 28H-18Z', lit('#4f9a8c')) +
  line('M-14 16L-46 -14', lit('#4f9a8c'), 8) +
  path('M-58 -12L-38 -28L-34 -20L-50 -4Z', lit('#3f7a72')) +
  line('M-8 -10h30', lit('#8fc9bc'), 4);

const lantern: Drawing = (lit) =>
  line('M-40 -18C-58 -18 -58 18 -40 18', lit(TIN), 4) +
  path('M-42 -20H-30V20H-42ZM34 -24H46V24H34Z', lit('#5a6a72')) +
  path('M-30 -17H34V17H-30Z', '#ffe6a0') +
  oval(2, 0, 15, 8, '#ffc24a') +
  line('M-30 -17H34M-30 17H34M-30 0H-12M16 0H34', lit('#5a6a72'), 3);

const spyglass =
  (tube: string, wide: number): Drawing =>
  (lit) =>
    path(`M-58 -${wide}H-14V${wide}H-58Z`, lit(tube)) +
    path('M-14 -13H24V13H-14Z', lit(BRASS)) +
    path('M24 -9H56V9H24Z', lit(tube)) +
    line(`M-54 -${wide}V${wide}M-18 -${wide}V${wide}M54 -9V9`, lit(BRASS), 5) +
    line('M-46 -8h22M-6 -6h22', '#fff2cc', 3);

const compass: Drawing = (lit) =>
  oval(0, -34, 8, 8, 'none', `stroke="${lit(BRASS)}" stroke-width="4"`) +
  oval(0, 0, 33, 33, lit(BRASS)) +
  oval(0, 0, 26, 26, lit(CREAM)) +
  path('M-14 -14L4 -4L-4 4Z', lit('#c9683f')) +
  path('M14 14L4 -4L-4 4Z', lit('#3f5f8f')) +
  line('M0 -24v4M0 24v-4M-24 0h4M24 0h-4', DARK, 2.4);

const camera: Drawing = (lit) =>
  path('M-48 -20H-24L-18 -32H16L22 -20H48V28H-48Z', lit('#4a5060')) +
  path('M-48 -8H48V16H-48Z', lit('#8a6a52')) +
  oval(0, 4, 21, 21, lit(TIN)) +
  oval(0, 4, 14, 14, '#33465c') +
  oval(-5, -1, 4.4, 4.4, '#e4f2f8') +
  path('M28 -16h14v8h-14Z', '#ffe6a0');

const microphone: Drawing = (lit) =>
  path('M-8 -8L56 -4V8L-8 12Z', lit('#4a4658')) +
  oval(-30, 2, 23, 22, lit(TIN)) +
  line('M-46 -8L-20 18M-40 -14L-12 12M-48 4L-34 18M-46 12L-20 -14M-36 20L-10 -6', '#7a8896', 1.8) +
  path('M-13 -12H-5V16H-13Z', lit(BRASS));

const magnet: Drawing = (lit) =>
  path('M50 -30H4C-70 -30 -70 30 4 30H50V10H6C-34 10 -34 -10 6 -10H50Z', lit('#c9683f')) +
  path('M30 -30H52V-10H30ZM30 10H52V30H30Z', lit('#d5dde2')) +
  line('M-30 -12C-22 -22 -8 -24 8 -24', '#f0b394', 3.4);

const paintbrush: Drawing = (lit) =>
  path('M-4 -7L58 -3V3L-4 7Z', lit('#3f6fa3')) +
  path('M-22 -9H-2V9H-22Z', lit(TIN)) +
  path('M-22 -10C-40 -12 -48 0 -60 2C-48 8 -36 12 -22 9Z', lit('#d9a23a')) +
  path('M-46 -3C-50 0 -54 2 -60 2C-52 6 -48 6 -44 7Z', lit('#4f9a8c'));

const crayon: Drawing = (lit) =>
  path('M-40 -13H50V13H-40Z', lit('#e58a32')) +
  path('M-40 -13L-58 -4V4L-40 13Z', lit('#d0752a')) +
  path('M-34 -13H44V13H-34Z', lit('#f0a04a')) +
  line('M-26 0C-16 -10 -8 10 2 0S20 -8 34 2', '#a8581c', 3) +
  line('M-34 -13V13M44 -13V13', '#a8581c', 3);

const alarmClock: Drawing = (lit) =>
  path(disc(-22, -30, 12) + disc(22, -30, 12), lit(BRASS)) +
  line('M-22 28L-30 38M22 28L30 38M0 -38V-30', lit(BRASS), 6) +
  oval(0, 0, 33, 33, lit('#4f9a8c')) +
  oval(0, 0, 26, 26, lit(CREAM)) +
  line('M0 0V-16M0 0L11 6', DARK, 3.6) +
  line('M0 -23v3M0 23v-3M-23 0h3M23 0h-3', DARK, 2.4);

const bicycleBell: Drawing = (lit) =>
  path('M-40 10C-40 -38 40 -38 40 10Z', lit('#c3ced6')) +
  path('M-44 10H44V18H-44Z', lit('#8797a6')) +
  path('M-12 18H12V32H-12Z', DARK) +
  line('M40 6L58 -6', lit('#8797a6'), 6) +
  line('M-26 -4C-22 -18 -10 -24 2 -25', '#ffffff', 5);

const bubbleWand: Drawing = (lit) =>
  line('M-8 4L58 12', lit('#b78fd0'), 7) +
  oval(
    -30,
    -2,
    22,
    22,
    '#d9f0f4',
    `fill-opacity=".55" stroke="${lit('#b78fd0')}" stroke-width="6"`,
  ) +
  oval(-46, -32, 9, 9, '#e9f7fa', 'fill-opacity=".7"') +
  oval(-10, -34, 6, 6, '#e9f7fa', 'fill-opacity=".7"') +
  line('M-40 -8C-38 -14 -34 -16 -28 -16', '#ffffff', 3);

const fairyWand: Drawing = (lit) =>
  line('M-12 2L58 12', lit(CREAM), 6) +
  path(star(-32, -2, 29), lit(BRASS)) +
  path(star(-32, -2, 15), lit('#fbe8b4')) +
  line('M-8 6C2 22 6 26 2 36M-4 4C12 14 20 18 22 30', lit('#d98aa0'), 3.4);

const rackets: Drawing = (lit) =>
  line('M4 4L58 14', lit('#4a5f8f'), 9) +
  oval(-28, -2, 31, 24, lit('#f6f0e0'), `stroke="${lit('#3f8f8a')}" stroke-width="6"`) +
  line('M-52 -10H-4M-56 -2H0M-52 8H-4M-42 -22V18M-28 -24V20M-14 -22V18', '#b9ae98', 1.6) +
  path('M0 -2L10 0L8 12L-2 10Z', lit('#3f8f8a'));

export const tools = {
  'wooden spoon': woodenSpoon,
  'soup ladle': ladle,
  'honey dipper': honeyDipper,
  'magnifying glass': magnifier,
  'butterfly net': butterflyNet,
  cowbell,
  'watering can': watering,
  lantern,
  spyglass: spyglass('#6a4a3a', 17),
  telescope: spyglass('#3f5f8f', 20),
  compass,
  camera,
  microphone,
  'horseshoe magnet': magnet,
  paintbrush,
  'orange crayon': crayon,
  'alarm clock': alarmClock,
  'bicycle bell': bicycleBell,
  'bubble wand': bubbleWand,
  'fairy wand': fairyWand,
  'tennis racket': rackets,
};
