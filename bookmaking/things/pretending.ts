// Whom one can be, and who does not exist.
import { star } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, DARK, type Drawing, discs, dot, WOOD_DARK } from './drawing.ts';

export const pretending = {
  'fuzzy monster': (lit) =>
    path(
      'M-38 34L-46 20L-40 12L-48 0L-38 -6L-40 -20L-28 -22L-26 -34L-12 -30L0 -40L12 -30L26 -34L28 -22L40 -20L38 -6L48 0L40 12L46 20L38 34L24 28L12 38L0 30L-12 38L-24 28Z',
      lit('#8a6fb8'),
    ) +
    path(
      'M-28 -26C-38 -32 -42 -40 -40 -46C-32 -42 -24 -36 -20 -30ZM28 -26C38 -32 42 -40 40 -46C32 -42 24 -36 20 -30Z',
      lit('#efd9a8'),
    ) +
    oval(0, -8, 16, 16, '#fbf7ea') +
    path('M-22 12C-10 18 10 18 22 12C18 28 -18 28 -22 12Z', '#4a2f48') +
    path('M-14 14L-9 22L-4 16ZM14 14L9 22L4 16Z', '#fbf7ea') +
    dot(1, -7, 7),
  'paper ghost': (lit) =>
    path('M-34 36V-10C-34 -52 34 -52 34 -10V36L22 26L11 38L0 26L-11 38L-22 26Z', lit('#f3f4f8')) +
    path('M18 -36C30 -30 34 -20 34 -10V36L22 26L16 32C24 10 26 -16 18 -36Z', lit('#cdd3e2')) +
    path(
      discs([
        [-12, -12, 5.4, 7],
        [10, -12, 5.4, 7],
        [-1, 6, 6, 7],
      ]),
      DARK,
    ) +
    path(
      discs([
        [-22, -1, 5, 3.4],
        [20, -1, 5, 3.4],
      ]),
      lit('#efb6b6'),
    ),
  'wizard hat': (lit) =>
    path(
      'M-30 22C-20 -6 -10 -34 22 -44C34 -48 46 -40 48 -30C36 -34 28 -30 26 -22C26 -8 28 8 32 22Z',
      lit('#5a55a0'),
    ) +
    path('M-58 26C-30 10 30 10 58 26C40 40 -40 40 -58 26Z', lit('#48438a')) +
    path('M-30 20C-10 12 12 12 31 20L30 10C14 4 -12 4 -27 10Z', lit('#e9b83f')) +
    path(star(-4, -6, 10), lit('#f3d36a')) +
    path(star(14, -26, 7), lit('#f3d36a')) +
    path(star(18, -4, 5), lit('#f3d36a')),
  'witch broom': (lit) =>
    line('M-14 2C10 -6 24 8 58 -8', lit(WOOD_DARK), 7) +
    path(
      'M-10 -8L-6 12C-22 30 -46 26 -60 34C-54 26 -58 22 -62 18C-54 14 -60 6 -64 -2C-46 -6 -30 -14 -10 -8Z',
      lit('#c9943f'),
    ) +
    line('M-20 0C-34 4 -46 8 -58 18M-20 8C-32 14 -44 20 -54 28M-22 -6L-54 2', lit('#94682a'), 3) +
    line('M-14 -10L-8 14M-20 -10L-14 16', lit('#7a5fb0'), 5),
  'ninja mask': (lit) =>
    line('M34 -14C46 -22 54 -18 62 -26M34 -8C46 -8 54 0 62 -4', lit('#3c4a6a'), 8) +
    path('M-40 -4C-42 -46 42 -46 40 -4C40 24 20 40 0 40C-20 40 -40 24 -40 -4Z', lit('#46567a')) +
    path(
      'M-36 -10C-20 -18 20 -18 36 -10C36 0 30 8 20 8C8 8 -8 8 -20 8C-30 8 -36 0 -36 -10Z',
      lit('#e6bd98'),
    ) +
    line('M-24 -9L-8 -5M24 -9L8 -5', DARK, 3.4) +
    path('M-41 -20C-30 -30 30 -30 41 -20L40 -10C24 -18 -24 -18 -40 -10Z', lit('#d9684f')) +
    dot(-15, 0, 4) +
    dot(15, 0, 4),
  'cowboy hat': (lit) =>
    path(
      'M-28 10C-34 -16 -30 -36 -16 -34C-8 -32 -6 -26 0 -26C6 -26 8 -32 16 -34C30 -36 34 -16 28 10Z',
      lit('#b9814c'),
    ) +
    path('M-30 2C-10 10 10 10 30 2L29 12H-29Z', lit('#6a4030')) +
    path(
      'M-60 -4C-54 14 -30 10 0 10C30 10 54 14 60 -4C62 22 36 30 0 30C-36 30 -62 22 -60 -4Z',
      lit('#a66d3a'),
    ) +
    path(star(0, 6, 7), lit(BRASS)),
  'paper crown': (lit) =>
    path(
      'M-48 30V-26L-28 -4L-14 -36L0 -6L14 -36L28 -4L48 -26V30C20 38 -20 38 -48 30Z',
      lit('#efc04a'),
    ) +
    path('M-48 14C-20 22 20 22 48 14V30C20 38 -20 38 -48 30Z', lit('#c9653f')) +
    path(
      discs([
        [-28, 26, 5],
        [0, 29, 5],
        [28, 26, 5],
      ]),
      lit('#f6ead2'),
    ) +
    path('M0 0L6 8L0 16L-6 8Z', lit('#4f8fb5')) +
    line('M-42 2V-10', '#fbe8b4', 4),
  'treasure chest': (lit) =>
    path('M-46 -2C-46 -44 46 -44 46 -2Z', lit('#9a6238')) +
    path('M-40 -2H40L34 -14C20 -24 0 -16 -12 -20C-24 -22 -32 -14 -40 -2Z', lit('#f3cf5a')) +
    path('M-46 -2H46V36H-46Z', lit('#b57a48')) +
    path('M-34 -31H-24V36H-34ZM24 -31H34V36H24Z', lit('#6a4630')) +
    line('M-46 0H46', lit('#6a4630'), 5) +
    path('M-9 -4H9V14H-9Z', lit(BRASS)) +
    oval(0, 4, 3, 4, DARK),
  'cardboard pyramid': (lit) =>
    path('M-58 34L-6 -40L22 34Z', lit('#e6c27a')) +
    path('M-6 -40L58 26L22 34Z', lit('#b98f4a')) +
    line('M-46 17H15M-34 0H9M-20 -20H1', lit('#c9a058'), 2.6) +
    line('M-34 17V34M-12 17V34M6 17V34M-22 0V17M-2 0V17M-10 -20V0', lit('#c9a058'), 2.6) +
    path('M-24 34V20H-10V34Z', DARK),
  'cardboard skeleton': (lit) =>
    path(
      'M-56 -4C-58 -30 -20 -32 -18 -6C-18 2 -20 6 -24 8V16H-50V8C-54 4 -56 0 -56 -4Z',
      lit('#f6f2e6'),
    ) +
    path(
      discs([
        [-45, -5, 6, 7],
        [-29, -5, 6, 7],
      ]),
      DARK,
    ) +
    path('M-37 4l4 6h-8Z', DARK) +
    line('M-44 10v6M-37 11v5M-30 10v6', DARK, 2) +
    line('M-20 2H40', lit('#e9e2d0'), 6) +
    line(
      'M-6 -16C-10 -4 -10 8 -6 20M6 -18C2 -4 2 8 6 22M18 -16C14 -4 14 8 18 20',
      lit('#f6f2e6'),
      5,
    ) +
    line(
      'M-10 -16L-2 -36L16 -40M-10 20L2 38L18 40M40 2L48 -14L62 -14M40 2L48 18L62 20',
      lit('#f6f2e6'),
      6,
    ) +
    oval(38, 2, 8, 11, lit('#f6f2e6')),
  'genie lamp': (lit) =>
    path('M34 4C62 -6 60 34 30 24L32 16C46 22 48 6 36 12Z', lit('#c9932a')) +
    path(
      'M-60 -16C-44 -16 -36 0 -24 -2H36C44 14 24 28 4 28C-26 28 -34 -4 -60 -16Z',
      lit('#efc04a'),
    ) +
    path('M-16 -2C-14 -18 18 -18 22 -2Z', lit('#d9a52c')) +
    oval(3, -18, 5, 5, lit('#c9583f')) +
    path('M-16 36H24L14 26H-6Z', lit('#c9932a')) +
    line('M-60 -20C-66 -28 -54 -32 -60 -42', '#b9a8d9', 5) +
    line('M-14 8C-6 16 6 18 16 16', '#fbe8b4', 4),
  'rocking horse': (lit) =>
    path('M-52 24C-26 42 30 42 56 24L58 30C30 50 -30 50 -56 30Z', lit('#d9684f')) +
    line('M-22 12L-28 32M26 12L32 32', lit('#b98a5c'), 8) +
    line('M36 -4C50 -4 52 10 48 18', lit('#7a4a34'), 7) +
    path(
      'M-28 -34L-22 -44L-16 -32C-6 -24 -4 -12 6 -10H32C42 -8 42 12 30 16H-22C-32 10 -28 -2 -28 -8C-36 -2 -52 0 -50 -12C-46 -20 -36 -26 -28 -34Z',
      lit('#d9ae78'),
    ) +
    path('M-18 -34C-2 -34 4 -18 2 -10L-6 -14C-8 -22 -12 -28 -20 -30Z', lit('#7a4a34')) +
    path('M6 -12H28L30 4H4Z', lit('#4f8fb5')) +
    dot(-32, -20),
} as const satisfies Record<string, Drawing>;
