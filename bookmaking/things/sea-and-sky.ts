// Things that go without a road, and what is up there.
import { star } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, dot, WOOD, WOOD_DARK } from './drawing.ts';

export const seaAndSky = {
  'tin submarine': (lit) =>
    line('M8 -24V-40H-6', lit('#6f7c88'), 6) +
    path('M-14 -28H24V-10H-14Z', lit('#d99f2c')) +
    path('M40 6L60 -14V26Z', lit('#d99f2c')) +
    path(
      'M-54 8C-54 -12 -34 -18 -8 -18H14C36 -18 48 -4 50 8C48 24 30 32 4 32H-12C-36 32 -54 26 -54 8Z',
      lit('#efc04a'),
    ) +
    path(
      discs([
        [-30, 5, 11],
        [-2, 5, 11],
        [26, 5, 11],
      ]),
      lit('#b97a2c'),
    ) +
    path(
      discs([
        [-30, 5, 7.6],
        [-2, 5, 7.6],
        [26, 5, 7.6],
      ]),
      '#cfe6ee',
    ),
  'wooden canoe': (lit) =>
    line('M-30 -34L26 10', lit(WOOD_DARK), 5) +
    path('M-42 -46L-28 -42L-22 -26L-38 -30Z', lit(WOOD)) +
    path(
      'M-60 -14C-50 -6 -30 2 0 2C30 2 50 -6 60 -14C60 14 44 28 0 28C-44 28 -60 14 -60 -14Z',
      lit('#c9783f'),
    ) +
    path('M-58 -6C-40 8 40 8 58 -6L56 4C40 16 -40 16 -56 4Z', lit('#f0d9a8')) +
    line('M-36 6l8 6l8 -5l8 6l8 -5l8 5l8 -6l8 5l8 -6', lit('#3f7a94'), 3),
  'Viking ship': (lit) =>
    line('M-4 -44V14', lit(WOOD_DARK), 4) +
    path('M-34 -42H28C22 -28 22 -16 28 -4H-34C-40 -16 -40 -28 -34 -42Z', lit(CREAM)) +
    path(
      'M-25 -42H-13C-18 -28 -18 -16 -13 -4H-25C-30 -16 -30 -28 -25 -42ZM5 -42H17C12 -28 12 -16 17 -4H5C0 -16 0 -28 5 -42Z',
      lit('#c9683f'),
    ) +
    path(
      'M-44 14C-46 -2 -56 -8 -50 -20C-56 -18 -62 -20 -62 -26C-52 -34 -42 -28 -42 -16C-42 -6 -34 4 -24 6H30C42 4 48 -4 54 -18C62 2 52 34 20 34H-18C-34 34 -42 26 -44 14Z',
      lit(WOOD),
    ) +
    path(
      discs([
        [-22, 14, 8],
        [-2, 14, 8],
        [18, 14, 8],
      ]),
      lit('#3f7a94'),
    ) +
    path(
      discs([
        [-22, 14, 3],
        [-2, 14, 3],
        [18, 14, 3],
      ]),
      lit(BRASS),
    ) +
    dot(-52, -25, 2.2),
  'paper plane': (lit) =>
    path('M-58 4L56 -34L20 34L2 14Z', lit('#eef1f4')) +
    path('M-58 4L56 -34L-14 12Z', lit('#fbfbf8')) +
    path('M-14 12L56 -34L2 14L-8 34Z', lit('#b9c6d4')) +
    path('M2 14L56 -34L20 34Z', lit('#d9e1ea')),
  'paper balloon': (lit) =>
    path(
      'M-36 -18C-36 -60 36 -60 36 -18C36 0 18 10 10 20H-10C-18 10 -36 0 -36 -18Z',
      lit('#e39a4c'),
    ) +
    path(
      'M-12 -48C-26 -36 -24 4 -6 20H6C24 4 26 -36 12 -48C6 -50 -6 -50 -12 -48Z',
      lit('#f3dba0'),
    ) +
    path('M-3 -50C-10 -30 -10 4 -2 20H2C10 4 10 -30 3 -50Z', lit('#3f8f8a')) +
    line('M-9 20L-8 30M9 20L8 30', WOOD_DARK, 2) +
    path('M-12 28H12L9 44H-9Z', lit(WOOD)),
  'flying saucer': (lit) =>
    path('M-22 -8C-24 -44 24 -44 22 -8Z', '#bfe3e6') +
    oval(0, -15, 10, 12, lit('#8fbf5a')) +
    path('M-60 8C-50 -12 50 -12 60 8C46 26 -46 26 -60 8Z', lit('#9a8fc0')) +
    path('M-44 16C-20 24 20 24 44 16L26 26H-26Z', lit('#6f6494')) +
    path(
      discs([
        [-40, 6, 5],
        [-14, 10, 5],
        [14, 10, 5],
        [40, 6, 5],
      ]),
      '#ffe08a',
    ) +
    line('M-22 26L-30 38M22 26L30 38', lit('#6f6494'), 5) +
    dot(-4, -17, 2.8) +
    dot(5, -17, 2.8),
  'rubber alien': (lit) =>
    line('M-14 -30L-22 -46M14 -30L22 -46', lit('#7aa84a'), 4) +
    path(
      discs([
        [-23, -47, 5],
        [23, -47, 5],
      ]),
      lit(BRASS),
    ) +
    path(
      'M-16 10C-30 14 -38 24 -40 34L-30 36L-20 26V38H20V26L30 36L40 34C38 24 30 14 16 10Z',
      lit('#7aa84a'),
    ) +
    path('M-36 -14C-36 -44 36 -44 36 -14C34 6 16 20 0 20C-16 20 -34 6 -36 -14Z', lit('#93c15e')) +
    path(
      'M-26 -18C-18 -24 -6 -14 -6 -2C-16 2 -28 -6 -26 -18ZM26 -18C18 -24 6 -14 6 -2C16 2 28 -6 26 -18Z',
      DARK,
    ) +
    path(
      discs([
        [-18, -13, 3],
        [12, -9, 3],
      ]),
      '#ffffff',
    ) +
    line('M-7 9q7 5 14 0', DARK, 2.4),
  'astronaut helmet': (lit) =>
    path('M-40 20H40V36H-40Z', lit('#a9b6c2')) +
    oval(0, -6, 42, 38, lit('#f0f0ea')) +
    path('M-50 -14H-38V12H-50ZM38 -14H50V12H38Z', lit('#d9853b')) +
    path('M-32 -8C-32 -36 32 -36 32 -8C32 18 -32 18 -32 -8Z', lit('#3c4a6a')) +
    line('M-24 -12C-22 -22 -14 -26 -4 -27', '#a9c6e4', 5) +
    path(star(14, 0, 6), '#ffe6a0') +
    oval(0, 28, 5, 5, lit('#3f8f8a')),
  'felt planet': (lit) =>
    path(
      'M-60 18C-66 4 -20 -22 22 -28C56 -32 62 -22 58 -14C54 -8 40 2 30 6L26 -6C40 -12 46 -18 38 -20C20 -20 -44 4 -46 12C-44 16 -30 14 -24 12L-18 22C-36 28 -56 28 -60 18Z',
      lit('#b78fd0'),
    ) +
    oval(0, 0, 31, 31, lit('#e8a95a')) +
    path('M-29 -10C-10 -4 10 -8 27 -16L30 -6C12 4 -12 6 -31 0Z', lit('#f3cf90')) +
    path('M-44 14C-20 14 26 -2 42 -18L57 -12C40 6 -20 28 -50 24Z', lit('#b78fd0')) +
    line('M-40 18C-16 16 24 2 44 -12', lit('#dcc6ea'), 3),
  'paper sun': (lit) =>
    path(
      'M0 -46L9 -32L24 -40L26 -23L43 -22L35 -8L48 2L34 10L38 26L22 25L17 40L4 31L-8 42L-15 28L-31 32L-29 16L-45 12L-35 -1L-44 -14L-28 -18L-28 -34L-13 -28Z',
      lit('#e9963f'),
    ) +
    oval(0, 0, 27, 27, lit('#f3c64f')) +
    path(
      discs([
        [-16, 7, 5, 4],
        [16, 7, 5, 4],
      ]),
      lit('#efa560'),
    ) +
    line('M-9 9q9 8 18 0', DARK, 2.6) +
    dot(-9, -5, 3.6) +
    dot(9, -5, 3.6),
  'moon lamp': (lit) =>
    path('M-24 26H30L36 38H-30Z', lit(WOOD)) +
    path('M16 -40C-30 -44 -44 -4 -18 20C-4 32 22 30 34 14C8 18 -8 -16 16 -40Z', lit('#f3dc8a')) +
    path(
      discs([
        [-16, 2, 6],
        [-4, 16, 4],
        [-14, -16, 4],
      ]),
      lit('#dcbf66'),
    ) +
    path(star(24, -10, 10), lit('#f0c04a')),
  'cloud pillow': (lit) =>
    path(
      'M-40 30C-62 28 -60 0 -40 0C-42 -24 -14 -32 -4 -16C6 -34 36 -28 34 -4C58 -4 60 28 38 30Z',
      lit('#f1f4f8'),
    ) +
    path('M-56 16C-30 26 30 26 54 14C56 24 48 30 38 30H-40C-50 30 -56 24 -56 16Z', lit('#c6d3e2')) +
    line('M-20 6q5 5 10 0M10 6q5 5 10 0', DARK, 2.6) +
    line('M-6 14q6 5 12 0', DARK, 2.2) +
    path(
      discs([
        [-26, 14, 5, 3],
        [26, 14, 5, 3],
      ]),
      lit('#efb6b6'),
    ),
  'wooden rainbow': (lit) =>
    path('M-54 32C-54 -48 54 -48 54 32H42C42 -30 -42 -30 -42 32Z', lit('#d9684f')) +
    path('M-42 32C-42 -30 42 -30 42 32H31C31 -14 -31 -14 -31 32Z', lit('#e9b03f')) +
    path('M-31 32C-31 -14 31 -14 31 32H20C20 2 -20 2 -20 32Z', lit('#6aa85a')) +
    path('M-20 32C-20 2 20 2 20 32H10C10 16 -10 16 -10 32Z', lit('#4f8fb5')),
  umbrella: (lit) =>
    line('M0 -34V28C0 40 -16 40 -16 28', lit(WOOD_DARK), 5) +
    path(
      'M-56 6C-54 -46 54 -46 56 6C46 -4 36 -4 28 6C20 -4 8 -4 0 6C-8 -4 -20 -4 -28 6C-36 -4 -46 -4 -56 6Z',
      lit('#4f8fb5'),
    ) +
    path(
      'M-28 6C-26 -18 -14 -30 0 -33C14 -30 26 -18 28 6C20 -4 8 -4 0 6C-8 -4 -20 -4 -28 6Z',
      lit('#efc04a'),
    ) +
    line('M0 -34V-42', lit(WOOD_DARK), 5),
  pinwheel: (lit) =>
    line('M0 -6L6 44', lit(WOOD), 6) +
    path('M0 -8C-10 -38 14 -48 26 -34C20 -30 8 -22 0 -8Z', lit('#d9853b')) +
    path('M0 -8C30 -18 40 6 26 18C22 12 14 0 0 -8Z', lit('#3f8f8a')) +
    path('M0 -8C10 22 -14 32 -26 18C-20 14 -8 6 0 -8Z', lit('#b78fd0')) +
    path('M0 -8C-30 2 -40 -22 -26 -34C-22 -28 -14 -16 0 -8Z', lit('#e9b83f')) +
    oval(0, -8, 6, 6, lit(CREAM)),
  'weather vane': (lit) =>
    line('M0 36V-14M-24 10H24', lit('#5a6472'), 5) +
    line('M-40 -12H34', lit('#5a6472'), 5) +
    path('M-58 -12L-38 -24V0ZM30 -24H50L42 -12L50 0H30Z', lit('#c9783f')) +
    path(
      'M-20 -18C-18 -34 -10 -38 -8 -30C-2 -22 8 -24 14 -38C26 -30 22 -14 6 -14H-14Z',
      lit(BRASS),
    ) +
    path('M-18 -32L-26 -29L-17 -26Z', lit('#d9853b')) +
    path('M-16 36H16L12 28H-12Z', lit('#5a6472')) +
    dot(-13, -30, 2),
  'snow globe': (lit) =>
    path('M-34 24H34L40 40H-40Z', lit('#8a5a9a')) +
    oval(0, -6, 38, 36, '#d3ebf4') +
    path('M-33 12C-16 4 16 4 33 12C24 26 -24 26 -33 12Z', '#ffffff') +
    path('M0 -32L16 -8H9L20 10H-20L-9 -8H-16Z', lit('#4a8f6a')) +
    path(
      discs([
        [-22, -14, 3],
        [-12, -28, 2.6],
        [20, -18, 3],
        [26, -2, 2.6],
        [-27, 2, 2.6],
        [12, -30, 2],
      ]),
      '#ffffff',
    ) +
    line('M-28 -18C-24 -26 -20 -30 -14 -32', '#ffffff', 3.4),
  'knitted snowman': (lit) =>
    path(
      discs([
        [18, 10, 30, 26],
        [-24, -6, 24, 23],
      ]),
      lit('#f4f6f8'),
    ) +
    line('M6 -18L18 -40M28 34L34 44', lit(WOOD_DARK), 4) +
    path('M-8 -24C4 -14 8 6 0 20L-8 16C-2 4 -6 -8 -16 -18Z', lit('#c9683f')) +
    path('M-30 -2L-60 4L-31 6Z', lit('#e58a2f')) +
    path(
      discs([
        [16, 2, 3],
        [24, 12, 3],
        [28, 24, 3],
      ]),
      DARK,
    ) +
    path('M-50 -14C-50 -38 -10 -42 -6 -18C-18 -26 -36 -24 -50 -14Z', lit('#3f7a94')) +
    oval(-28, -36, 7, 7, lit(CREAM)) +
    line('M-26 11q8 2 12 -5', DARK, 2.2) +
    dot(-38, -6, 3.2) +
    dot(-19, -8, 3.2),
  'paper star': (lit) =>
    path('M0 -44L12 -14L46 -12L20 8L28 40L0 22L-28 40L-20 8L-46 -12L-12 -14Z', lit('#e9b83f')) +
    path(
      'M0 -44L12 -14L0 0ZM46 -12L20 8L0 0ZM28 40L0 22L0 0ZM-28 40L-20 8L0 0ZM-46 -12L-12 -14L0 0Z',
      lit('#c98f2c'),
    ) +
    line('M-3 -30L-12 -8L-32 -8', lit('#f8dc8a'), 3),
} as const satisfies Record<string, Drawing>;
