// What a house has, and tools for mending, measuring and finding out.
import { disc, star } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import {
  BRASS,
  CREAM,
  DARK,
  type Drawing,
  discs,
  TIN,
  WOOD,
  WOOD_DARK,
  wheels,
} from './drawing.ts';

export const household = {
  toolbox: (lit) =>
    line('M-24 -12V-28H24V-12', lit('#6f7c88'), 6) +
    line('M34 -12L46 -40', lit('#d9853b'), 7) +
    line('M-40 -12L-44 -34', lit('#4f8fb5'), 8) +
    path('M-52 -12H52V6H-52Z', lit('#d9684f')) +
    path('M-48 4H48V38H-48Z', lit('#c25540')) +
    path('M-9 0H9V16H-9Z', lit(BRASS)) +
    line('M-38 24H-16M16 24H38', lit('#9a3f30'), 4),
  'wooden hammer': (lit) =>
    line('M-24 6L56 26', lit(WOOD), 10) +
    path('M-48 -30L-22 -38L-6 32L-32 38Z', lit('#b9743f')) +
    path('M-50 -30L-20 -38L-18 -28L-48 -20ZM-36 29L-8 22L-6 32L-33 39Z', lit(WOOD_DARK)) +
    line('M28 19L56 26', lit('#5fa8a0'), 11),
  'measuring tape': (lit) =>
    path('M20 22H60V36H20Z', lit('#f6e6a8')) +
    line('M28 23v6M36 23v8M44 23v6M52 23v8', DARK, 2) +
    path(
      'M-50 -10C-50 -30 -36 -36 -12 -36C16 -36 28 -20 28 4V36H-40C-48 36 -50 30 -50 24Z',
      lit('#efb83f'),
    ) +
    oval(-12, 2, 23, 23, lit('#4a4658')) +
    oval(-12, 2, 10, 10, lit(CREAM)) +
    path('M56 18h6v24h-6Z', lit(TIN)),
  flashlight: (lit) =>
    path('M-28 -16L-62 -36V36L-28 16Z', '#ffeeb0', 'fill-opacity=".75"') +
    path('M-30 -22L-4 -12V12L-30 22Z', lit('#3f6fa3')) +
    path('M-4 -12H54C58 -12 58 12 54 12H-4Z', lit('#4f8fb5')) +
    oval(-30, 0, 6, 22, '#fff7d6') +
    path('M12 -16H26V-10H12Z', lit('#e9863f')) +
    line('M36 -10V10M44 -10V10', lit('#3f6fa3'), 3),
  'brass key': (lit) =>
    line('M-10 2H52', lit(BRASS), 8) +
    path('M28 4H36V22H28ZM42 4H52V26H42Z', lit(BRASS)) +
    path(`${disc(-30, 2, 25, 25)}${disc(-30, 2, 12, 12)}`, lit(BRASS), 'fill-rule="evenodd"') +
    line('M-46 -8C-42 -16 -36 -19 -28 -20', '#fbe8b4', 4) +
    line('M-8 -4V8', lit('#a87a2a'), 4),
  'toy vacuum': (lit) =>
    line('M-46 28L-22 -34C-16 -46 8 -42 12 -24', lit('#6f7c88'), 6) +
    path('M-60 24H-30L-26 36H-60Z', lit('#4a4658')) +
    path('M-8 20C-10 -8 10 -20 30 -18C52 -14 58 6 56 24H-6Z', lit('#d9684f')) +
    path('M14 -8C22 -14 40 -12 44 4H10Z', '#cfe6ee') +
    path(
      discs([
        [18, -1, 2.4],
        [26, -5, 2.4],
        [34, -1, 2.4],
      ]),
      lit('#a8998c'),
    ) +
    wheels(28, 9, 10, 42),
  'toy washing machine': (lit) =>
    path('M-38 -42H38V40H-38Z', lit('#e9edf0')) +
    path('M-38 -42H38V-26H-38Z', lit('#b9c6d2')) +
    path(
      discs([
        [14, -34, 4],
        [27, -34, 4],
      ]),
      lit('#4f8fb5'),
    ) +
    path('M-32 -38H-8V-30H-32Z', lit('#f6f8fa')) +
    oval(0, 6, 27, 27, lit('#8797a6')) +
    oval(0, 6, 21, 21, '#a9d6e6') +
    path(
      'M-20 10C-12 2 -6 14 2 8C8 4 14 12 20 8C20 20 10 27 0 27C-10 27 -18 20 -20 10Z',
      lit('#e5843f'),
    ) +
    path(
      discs([
        [-6, -4, 3],
        [6, -8, 4],
        [12, 0, 2.6],
      ]),
      '#ffffff',
    ),
  'little broom': (lit) =>
    line('M-6 4L58 -32', lit(WOOD), 7) +
    path('M-4 -6L6 12L-22 40L-60 30L-58 10L-22 -2Z', lit('#e3b85a')) +
    line('M-14 4L-54 18M-10 10L-40 32M-6 14L-24 36', lit('#b58a34'), 3) +
    line('M-24 -3L-6 24', lit('#c9583f'), 5),
  'paper fan': (lit) =>
    path('M0 36L-54 -6C-40 -42 40 -42 54 -6Z', lit('#f0d9b4')) +
    path('M-54 -6C-40 -42 40 -42 54 -6L42 3C30 -24 -30 -24 -42 3Z', lit('#d9788a')) +
    path(
      'M0 36L-54 -6L-44 -20ZM0 36L-28 -28L-12 -32ZM0 36L12 -32L28 -28ZM0 36L44 -20L54 -6Z',
      lit('#c9657a'),
      'fill-opacity=".45"',
    ) +
    path(
      discs([
        [-20, -8, 5],
        [-12, -13, 5],
        [-12, -4, 5],
        [20, -6, 4],
        [26, -12, 4],
        [27, -4, 4],
      ]),
      lit('#4f8fb5'),
    ) +
    line('M0 36L-18 22M0 36L18 22M0 36V20', lit(WOOD_DARK), 4) +
    line('M0 38C-2 44 4 44 2 48', lit('#c9583f'), 3),
  'toy traffic light': (lit) =>
    path('M-20 -44H20C26 -44 26 40 20 40H-20C-26 40 -26 -44 -20 -44Z', lit('#4a5060')) +
    path(
      'M-24 -34L-40 -30L-24 -22ZM24 -34L40 -30L24 -22ZM-24 -8L-40 -4L-24 4ZM24 -8L40 -4L24 4ZM-24 18L-40 22L-24 30ZM24 18L40 22L24 30Z',
      lit('#3a3f4c'),
    ) +
    oval(0, -27, 11, 11, lit('#dd5f4a')) +
    oval(0, -2, 11, 11, lit('#efbf3f')) +
    oval(0, 23, 11, 11, lit('#5fb56a')) +
    path(
      discs([
        [-4, -31, 3],
        [-4, -6, 3],
        [-4, 19, 3],
      ]),
      '#ffffff',
      'fill-opacity=".6"',
    ),
  'toy telephone': (lit) =>
    path('M-44 34C-46 6 -28 -10 -18 -12H18C28 -10 46 6 44 34Z', lit('#4f9a8c')) +
    oval(0, 14, 20, 18, lit(CREAM)) +
    path(
      discs([
        [0, 2, 3.4],
        [10, 7, 3.4],
        [12, 17, 3.4],
        [5, 25, 3.4],
        [-5, 25, 3.4],
        [-12, 17, 3.4],
        [-10, 7, 3.4],
      ]),
      lit('#4f9a8c'),
    ) +
    path(
      'M-52 -14C-54 -38 -20 -40 0 -40C20 -40 54 -38 52 -14L30 -12L26 -24H-26L-30 -12Z',
      lit('#3a7a70'),
    ) +
    line('M44 28C58 26 52 40 62 38', lit('#3a7a70'), 4),
  'toy keyboard': (lit) =>
    path('M-58 -18H58V30H-58Z', lit('#6a7488')) +
    path('M-58 -22H58V24H-58Z', lit('#dfe4ea')) +
    path(
      [-50, -36, -22, -8, 6, 20, 34]
        .map((x) => `M${x} -16h11v9h-11ZM${x + 3} -4h11v9h-11Z`)
        .join(''),
      lit('#f8fafb'),
    ) +
    path('M-50 9h14v9h-14ZM-32 9h54v9h-54ZM26 9h24v9h-24Z', lit('#f8fafb')) +
    path('M-36 -16h11v9h-11Z', lit('#5fb56a')) +
    path('M34 -16h11v9h-11Z', lit('#e9863f')) +
    path('M9 -4h11v9h-11Z', lit('#efc04a')),
  stethoscope: (lit) =>
    line(
      'M-50 -30C-40 -10 -34 6 -16 6C4 6 8 -14 12 -32M-16 6C-14 40 22 42 26 20',
      lit('#4f8fb5'),
      7,
    ) +
    line('M-50 -30L-58 -36M12 -32L22 -38', lit(TIN), 5) +
    path(
      discs([
        [-59, -37, 5],
        [23, -39, 5],
      ]),
      DARK,
    ) +
    oval(30, 8, 19, 19, lit('#a9b6c2')) +
    oval(30, 8, 12, 12, lit('#e9eef2')),
  'giant toothbrush': (lit) =>
    path('M-56 2C-60 2 -60 16 -54 16H-8L50 12C60 12 60 2 50 2L-8 4Z', lit('#5fb0a8')) +
    path('M-54 -20H-40V4H-54Z', lit('#f4f6f8')) +
    path('M-40 -20H-26V4H-40Z', lit('#8fc4e0')) +
    path('M-26 -20H-12V4H-26Z', lit('#f4f6f8')) +
    path('M-58 -20C-56 -34 -44 -30 -40 -26C-34 -38 -18 -34 -14 -20Z', lit('#e9a9bd')) +
    line('M6 9L46 7', lit('#a9dcd6'), 3.4),
  'school bag': (lit) =>
    line('M-14 -30C-14 -46 14 -46 14 -30', lit('#8a4a34'), 6) +
    path('M-36 -14C-36 -38 36 -38 36 -14V40H-36Z', lit('#d9753f')) +
    path('M-36 -14C-36 -38 36 -38 36 -14V2H-36Z', lit('#c26230')) +
    path('M-26 12H26V36H-26Z', lit('#e9a25f')) +
    path('M-44 6H-36V34H-44ZM36 6H44V34H36Z', lit('#c26230')) +
    path('M-6 -6H6V10H-6Z', lit(BRASS)) +
    line('M-26 18H26', lit('#c26230'), 3),
  'letter block': (lit) =>
    path('M-40 -16L0 -34L44 -18L4 0Z', lit('#f6ead2')) +
    path('M-40 -16L4 0V40L-40 22Z', lit('#efd9b0')) +
    path('M44 -18L4 0V40L44 20Z', lit('#d9b985')) +
    line('M-28 22L-18 -2L-6 30M-25 14L-10 20', lit('#d9584a'), 5) +
    line('M16 26V4C34 -6 34 8 16 14C38 6 36 22 16 28', lit('#3f7fa8'), 5) +
    line('M-8 -20C-4 -24 8 -22 8 -18M-8 -20C-10 -12 4 -10 8 -12', lit('#5a9a4a'), 4),
  'big pencil': (lit) =>
    path('M-34 -12H36V12H-34Z', lit('#efbf3f')) +
    path('M-34 -12H36V-4H-34Z', lit('#f6d36a')) +
    path('M-34 4H36V12H-34Z', lit('#d9a52c')) +
    path('M-34 -12L-60 0L-34 12Z', lit('#f0d9b4')) +
    path('M-50 -5L-60 0L-50 5Z', DARK) +
    path('M36 -12H46V12H36Z', lit(TIN)) +
    path('M46 -12H54C60 -12 60 12 54 12H46Z', lit('#e89aa0')),
  'mail bag': (lit) =>
    line('M-40 -6C-40 -46 40 -46 40 -6', lit('#6a4a34'), 6) +
    path('M-20 -22H26V6H-20Z', '#fbf7ea') +
    line('M-20 -22L3 -4L26 -22', '#b9ae98', 2.4) +
    path('M-46 -8H46L42 38H-42Z', lit('#4f72a8')) +
    path('M-46 -8H46L40 14C20 20 -20 20 -40 14Z', lit('#3f5f90')) +
    path('M-12 20H14V34H-12Z', '#fbf7ea') +
    line('M-12 20L1 29L14 20', '#b9ae98', 2),
  'wooden shopping cart': (lit) =>
    line('M54 -32L36 -26L20 20H-36', lit(WOOD_DARK), 5) +
    path('M-56 -18H36L24 12H-44Z', lit('#d9a45a')) +
    line('M-50 -8H32M-46 2H28M-38 -18L-30 12M-16 -18L-12 12M6 -18L4 12', lit('#a87434'), 3) +
    path(
      discs([
        [-24, -24, 11],
        [-4, -26, 10],
      ]),
      lit('#6aa35a'),
    ) +
    path('M8 -36H26V-18H8Z', lit('#d9684f')) +
    wheels(30, 8, -30, 18),
  'paper globe': (lit) =>
    line('M34 -30C56 0 40 34 6 38C-14 40 -30 34 -38 24', lit(BRASS), 5) +
    path('M-16 40H26L20 48H-12Z', lit(WOOD_DARK)) +
    oval(0, -2, 34, 34, lit('#5f9fc4')) +
    path(
      'M-28 -20C-18 -34 2 -36 2 -26C-2 -18 -14 -18 -12 -8C-16 -2 -24 2 -32 2C-34 -8 -32 -14 -28 -20ZM6 -8C14 -18 26 -16 30 -14C36 -2 32 14 24 20C14 22 16 8 8 6C2 2 2 -4 6 -8ZM-20 12C-12 6 -4 12 -6 20C-10 26 -14 26 -16 26C-20 22 -24 18 -20 12Z',
      lit('#7ab56a'),
    ),
  'bright flag': (lit) =>
    line('M-44 42L-50 -40', lit(WOOD), 6) +
    path(
      'M-48 -36C-28 -46 -8 -22 14 -30C34 -36 46 -30 56 -34L44 -12L58 12C42 18 30 10 14 16C-8 22 -26 4 -45 12Z',
      lit('#8a6fb5'),
    ) +
    path(
      discs([
        [-30, -22, 5],
        [-26, 0, 5],
        [26, -22, 5],
        [30, 2, 5],
      ]),
      lit('#f3d36a'),
    ) +
    path(star(0, -8, 17), lit('#e9863f')),
  wheelbarrow: (lit) =>
    line('M58 -16L-36 24', lit(WOOD_DARK), 6) +
    line('M24 4L30 36', lit(WOOD_DARK), 5) +
    path('M-54 -20H36L18 16H-30Z', lit('#5f9a6a')) +
    path('M-46 -20C-36 -38 -20 -30 -12 -34C2 -42 20 -34 28 -20Z', lit('#7a5238')) +
    wheels(26, 13, -40),
  'toy elevator': (lit) =>
    path('M-36 -42H36V40H-36Z', lit('#8797a6')) +
    path('M-27 -24H27V40H-27Z', '#fbe9b8') +
    path('M-27 -24H-8V40H-27ZM8 -24H27V40H8Z', lit('#c3ced6')) +
    path('M-20 -38H20V-28H-20Z', lit('#4a5060')) +
    path('M-12 -30L-6 -37L0 -30ZM2 -36H14L8 -29Z', lit('#efc04a')) +
    path('M40 -8H52V18H40Z', lit('#4a5060')) +
    path(
      discs([
        [46, -1, 3.6],
        [46, 11, 3.6],
      ]),
      lit('#efc04a'),
    ) +
    line('M-12 8V18M12 8V18', lit('#6f7c88'), 3),
  'giant button': (lit) =>
    oval(0, 3, 40, 38, lit('#3f7f78')) +
    oval(0, -1, 40, 37, lit('#5fb0a8')) +
    oval(0, -1, 30, 27, lit('#4f9a92')) +
    path(
      discs([
        [-9, -10, 5],
        [9, -10, 5],
        [-9, 8, 5],
        [9, 8, 5],
      ]),
      DARK,
    ) +
    line('M-9 -10L9 8M9 -10L-9 8', lit('#efc04a'), 4) +
    line('M-30 -14C-26 -24 -18 -29 -10 -31', '#bfe2dc', 4),
} as const satisfies Record<string, Drawing>;
