import { disc } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, pane, TIN, WOOD, WOOD_DARK, wheels } from './drawing.ts';

const tractor =
  (body: string, cab: string): Drawing =>
  (lit) =>
    line('M-34 -14V-34', lit(TIN), 5) +
    path('M-50 -14H-4V-40H34V14H-50Z', lit(body)) +
    path('M-8 -44H38V-38H-8Z', lit(cab)) +
    pane(2, -34, 26, 18) +
    line('M-46 -4h30M-46 2h30', lit(cab), 2.4) +
    wheels(16, 22, 24) +
    wheels(24, 13, -36);

const caboose: Drawing = (lit) =>
  path('M-50 -16H50V18H-50Z', lit('#c9683f')) +
  path('M-56 -20H56V-13H-56Z', lit(WOOD_DARK)) +
  path('M-18 -36H18V-20H-18Z', lit('#c9683f')) +
  path('M-24 -40H24V-34H-24Z', lit(WOOD_DARK)) +
  pane(-40, -8, 16, 14) +
  pane(-8, -8, 16, 14) +
  pane(24, -8, 16, 14) +
  line('M-50 18H50M50 12H60', DARK, 4) +
  wheels(21, 9, -32, -12, 12, 32);

const dumpTruck: Drawing = (lit) =>
  path('M-56 -6H-24V18H-56Z', lit('#e3b04a')) +
  path('M-52 -24H-26V-6H-52Z', lit('#e3b04a')) +
  pane(-48, -20, 14, 12) +
  path('M-18 12L-14 -24L58 -34L46 12Z', lit('#d98a32')) +
  line('M-2 -24L2 10M18 -27L20 10M38 -30L36 10', lit('#b06c22'), 3) +
  wheels(22, 13, -38, 10, 34);

const racingCar: Drawing = (lit) =>
  path(
    'M-58 8C-50 -8 -20 -10 -8 -12C0 -24 22 -24 28 -10H58V-22H48V-26H62V14H-56Z',
    lit('#3f7fb0'),
  ) +
  path('M-2 -12C4 -19 16 -19 20 -11Z', '#cfe6ee') +
  oval(-16, 2, 9, 9, lit(CREAM)) +
  line('M-18 -2h4v8', DARK, 2.6) +
  wheels(14, 12, -34, 38);

const fireEngine: Drawing = (lit) =>
  line(
    'M-50 -26L40 -32M-48 -20L42 -26M-36 -27l2 6M-16 -28l2 6M4 -30l2 6M24 -31l2 6',
    lit(TIN),
    3.4,
  ) +
  path('M-56 -16H58V16H-56Z', lit('#c9583a')) +
  path('M26 -22H58V-16H26Z', lit('#c9583a')) +
  pane(32, -12, 18, 13) +
  path('M-50 4H20V10H-50Z', lit(BRASS)) +
  oval(40, -26, 6, 5, lit('#6fb0d0')) +
  wheels(18, 12, -34, 34);

const digger: Drawing = (lit) =>
  line('M-6 -14L-34 -36L-52 -6', lit('#e3a92f'), 9) +
  path('M-60 -10H-40L-44 12C-54 14 -62 6 -60 -10Z', lit('#8a7a52')) +
  path('M-14 -30H26V12H-14Z', lit('#efbd3f')) +
  pane(-8, -24, 20, 16) +
  path('M26 -8H54V12H26Z', lit('#efbd3f')) +
  path('M-18 14H52C60 16 60 34 52 36H-18C-28 34 -28 16 -18 14Z', DARK) +
  path([-12, 8, 28, 46].map((x) => disc(x, 25, 6)).join(''), lit(TIN));

const tugboat: Drawing = (lit) =>
  path('M14 -38H30V-14H14Z', lit('#c9783f')) +
  path('M14 -32H30V-26H14Z', lit(CREAM)) +
  path('M-30 -20H6V4H-30Z', lit(CREAM)) +
  path('M-34 -26H10V-19H-34Z', lit('#3f8f8a')) +
  path(disc(-20, -8, 5) + disc(-4, -8, 5), '#8fc0d4') +
  path('M-58 -2H58C54 18 44 28 30 30H-34C-48 26 -56 14 -58 -2Z', lit('#4a6fa5')) +
  path('M-58 -2H58L57 5H-57Z', lit(BRASS));

const biplane: Drawing = (lit) =>
  path(
    'M-46 -6C-30 -14 20 -12 56 -6L62 -26L50 -24L44 -8M-46 -6C-52 0 -52 8 -46 12C-20 18 30 10 56 2Z',
    lit('#d9853b'),
  ) +
  path('M-34 -30H22V-22H-34Z', lit('#3f7a94')) +
  path('M-34 14H22V22H-34Z', lit('#3f7a94')) +
  line('M-24 -22V14M12 -22V14', lit(WOOD_DARK), 3) +
  oval(-52, 3, 4, 22, lit(WOOD)) +
  oval(-2, -8, 8, 6, lit(CREAM)) +
  wheels(30, 7, -14);

const rocket: Drawing = (lit) =>
  path('M34 -14L60 -20L52 0L60 20L34 14Z', lit('#e3a03a')) +
  path('M6 -16L40 -34V-10ZM6 16L40 34V10Z', lit('#d06a45')) +
  path('M-58 0C-40 -24 0 -26 38 -16V16C0 26 -40 24 -58 0Z', lit('#eef0ee')) +
  path('M-58 0C-52 -8 -44 -14 -36 -17V17C-44 14 -52 8 -58 0Z', lit('#d06a45')) +
  oval(-8, 0, 11, 11, lit('#3f6fa3')) +
  oval(-8, 0, 7, 7, '#bfe2ef');

const skateboard: Drawing = (lit) =>
  path(
    'M-58 -12C-50 -4 -44 -4 -36 -4H36C44 -4 50 -4 58 -12C62 -4 52 6 40 6H-40C-52 6 -62 -4 -58 -12Z',
    lit('#7a5fb0'),
  ) +
  line('M-34 1H34', lit(BRASS), 3) +
  wheels(15, 9, -30, 30);

const helmet: Drawing = (lit) =>
  path('M-2 -32C0 -54 34 -60 48 -38C36 -40 24 -36 14 -24Z', lit('#3f8f8a')) +
  path('M-34 -2C-34 -46 34 -46 34 -2V30C20 42 -20 42 -34 30Z', lit(TIN)) +
  path('M10 -34C26 -30 34 -18 34 -2V30C30 34 24 37 16 38C20 14 18 -14 10 -34Z', lit('#8797a6')) +
  path('M-28 -10H28V0H-28Z', DARK) +
  path('M-4 -35H4V38H-4ZM-34 0H34V7H-34Z', lit(BRASS)) +
  line('M-22 16h.1M-14 16h.1M14 16h.1M22 16h.1M-22 25h.1M-14 25h.1M14 25h.1M22 25h.1', DARK, 4);

const robot: Drawing = (lit) =>
  line('M-22 0H-44V18M22 0H44V-18M0 -32V-42', lit('#8797a6'), 7) +
  path('M-18 -34H18V-14H-18Z', lit(TIN)) +
  path('M-24 -12H24V20H-24Z', lit('#9fb0bd')) +
  path('M-18 20h13v14h-13ZM5 20h13v14h-13Z', lit('#8797a6')) +
  path(disc(-8, -25, 4.6) + disc(8, -25, 4.6), '#ffe9a0') +
  path(disc(-12, -2, 3.6) + disc(0, -2, 3.6) + disc(12, -2, 3.6), lit('#3f8f8a')) +
  line('M-12 10h24', DARK, 2.4) +
  oval(0, -43, 4.4, 4.4, lit(BRASS));

const woodenBlock: Drawing = (lit) =>
  path('M-34 -18L6 -34L44 -18L4 -4Z', lit('#e7b878')) +
  path('M-34 -18L4 -4V36L-34 20Z', lit(WOOD)) +
  path('M44 -18L4 -4V36L44 20Z', lit(WOOD_DARK)) +
  line('M-24 18L-16 -4L-6 26M-21 10L-9 15', lit('#3f6fa3'), 4.4);

export const vehicles = {
  'brick tractor': tractor('#d98a32', '#3f6fa3'),
  'green tractor': tractor('#5c9a4a', '#e3b04a'),
  caboose,
  'dump truck': dumpTruck,
  'racing car': racingCar,
  'fire engine': fireEngine,
  'yellow digger': digger,
  tugboat,
  biplane,
  rocket,
  skateboard,
  'tin helmet': helmet,
  'tin robot': robot,
  'wooden block': woodenBlock,
};
