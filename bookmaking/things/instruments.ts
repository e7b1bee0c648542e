import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, TIN, WOOD, WOOD_DARK } from './drawing.ts';

export const instruments = {
  'toy piano': (lit) =>
    path('M-50 -34H48C56 -34 56 -4 48 -4H-50Z', lit('#8a4a4a')) +
    path('M-54 -6H54V20H-54Z', lit('#6a3838')) +
    path('M-48 -4H48V14H-48Z', lit('#fbf6ea')) +
    line('M-32 -4V14M-16 -4V14M0 -4V14M16 -4V14M32 -4V14', '#b9ae98', 1.8) +
    path('M-36 -4h8v10h-8ZM-20 -4h8v10h-8ZM12 -4h8v10h-8ZM28 -4h8v10h-8Z', DARK) +
    path('M-46 20h9v18h-9ZM37 20h9v18h-9Z', lit('#6a3838')) +
    path('M-20 -28H18V-12H-20Z', lit(CREAM)) +
    line('M-14 -24H12M-14 -19H12', '#a8a096', 1.6),
  violin: (lit) =>
    line('M-60 30L56 22', lit(WOOD_DARK), 3) +
    path('M0 -6H52V2H0Z', lit('#4a3a34')) +
    path('M50 -9C62 -10 62 6 50 5Z', lit('#8a4a2a')) +
    path(
      'M-56 -2C-58 -24 -34 -28 -28 -18C-24 -12 -16 -12 -12 -16C-4 -24 12 -20 12 -2C12 16 -4 20 -12 12C-16 8 -24 8 -28 14C-34 24 -58 20 -56 -2Z',
      lit('#b9673a'),
    ) +
    line('M-26 -12c-4 4 4 4 0 8M-26 0c-4 4 4 4 0 8', DARK, 2.4) +
    path('M-46 -5H-34V1H-46Z', DARK) +
    line('M-36 -4H54M-36 0H54', '#f6ead2', 1),
  trumpet: (lit) =>
    line('M-30 -8H50', lit('#d99f2c'), 7) +
    line('M-16 -8V14C-16 24 28 24 28 14V-8', lit('#d99f2c'), 6) +
    path('M-26 -12C-40 -14 -52 -22 -58 -32V16C-52 6 -40 -2 -26 -4Z', lit('#efc04a')) +
    oval(-58, -8, 5, 24, lit('#b9802c')) +
    line('M-6 18V-20M6 18V-20M18 18V-20', lit('#efc04a'), 6) +
    line('M-9 -22h6M3 -22h6M15 -22h6', lit(TIN), 4) +
    path('M50 -14H58V-2H50Z', lit('#efc04a')),
  'bamboo flute': (lit) =>
    path('M-60 10L56 -24L60 -12L-56 22Z', lit('#c9a85a')) +
    line('M-34 2l4 13M-4 -7l4 13M28 -16l4 13', lit('#8f7434'), 4) +
    path(
      discs([
        [-46, 11, 4.4, 3.4],
        [-18, 3, 3.4],
        [-10, 1, 3.4],
        [12, -6, 3.4],
        [20, -8, 3.4],
        [42, -14, 3.4],
      ]),
      DARK,
    ) +
    line('M52 -16C58 0 48 8 56 24M52 -16C50 2 40 8 44 22', lit('#c9583a'), 3),
  harmonica: (lit) =>
    path(
      'M-54 -22C-54 -26 -50 -28 -46 -28H46C50 -28 54 -26 54 -22V24C54 28 50 28 46 28H-46C-50 28 -54 28 -54 24Z',
      lit('#b9c4cd'),
    ) +
    path('M-54 -8H54V12H-54Z', lit('#3f5f8f')) +
    path(discs([-42, -28, -14, 0, 14, 28, 42].map((x) => [x, 2, 4.6, 6])), DARK) +
    line('M-40 -18H40', '#eef3f6', 4) +
    line('M-30 20H30', '#8797a6', 3),
  xylophone: (lit) =>
    line('M-52 -22L52 -12M-52 22L52 12', lit(WOOD_DARK), 6) +
    path('M-54 -32h15v64h-15Z', lit('#d9684f')) +
    path('M-35 -29h15v58h-15Z', lit('#e9a23f')) +
    path('M-16 -26h15v52h-15Z', lit('#e9cf4f')) +
    path('M3 -23h15v46h-15Z', lit('#6aa85a')) +
    path('M22 -20h15v40h-15Z', lit('#4f8fb5')) +
    path('M41 -17h15v34h-15Z', lit('#8a6fb5')) +
    line('M-30 38L22 -8', lit(WOOD), 4) +
    oval(26, -12, 8, 8, lit('#c9583a')),
  maraca: (lit) =>
    line('M-6 4L56 28', lit(WOOD), 9) +
    path(
      'M-58 -14C-54 -38 -18 -40 -6 -18C2 -2 -4 12 -18 14C-40 16 -60 4 -58 -14Z',
      lit('#d9753f'),
    ) +
    line('M-56 -8l8 -8l8 10l8 -10l8 10l8 -10l8 8', lit('#f3d58a'), 4) +
    line('M-46 -26C-38 -32 -28 -32 -22 -28', lit('#f0a878'), 4),
  djembe: (lit) =>
    path('M-40 -22C-38 0 -16 8 -12 16L-20 40H20L12 16C16 8 38 0 40 -22Z', lit('#a8623f')) +
    line('M-38 -20L-26 6L-20 -18L-8 10L0 -18L8 10L20 -18L26 6L38 -20', lit('#f0d9a8'), 3) +
    path('M-14 20H14L17 30H-17Z', lit('#3f7a5a')) +
    oval(0, -24, 42, 13, lit('#6f3f2a')) +
    oval(0, -26, 38, 10, lit('#f3e6cc')),
  accordion: (lit) =>
    path('M-56 -28H-26V28H-56ZM30 -24H58V32H30Z', lit('#b5473f')) +
    path(
      'M-28 -26L-16 -20L-6 -26L4 -19L14 -25L24 -18L32 -22V30L24 26L14 31L4 25L-6 30L-16 23L-28 28Z',
      lit('#efe2c6'),
    ) +
    line('M-16 -20V23M4 -19V25M24 -18V26', lit('#c9b48a'), 4) +
    line('M-6 -26V30M14 -25V31', lit('#d9c8a2'), 2.4) +
    path('M-54 -22H-42V22H-54Z', lit('#fbf6ea')) +
    line('M-54 -12h12M-54 -2h12M-54 8h12M-54 17h12', DARK, 2.4) +
    path(
      discs([
        [40, -12, 3],
        [50, -10, 3],
        [40, 0, 3],
        [50, 2, 3],
        [40, 12, 3],
        [50, 14, 3],
        [40, 24, 3],
        [50, 25, 3],
      ]),
      lit(CREAM),
    ),
  'little harp': (lit) =>
    line('M-24 34L-12 -26M-12 30L2 -22M0 24L14 -16M12 16L26 -10', '#f6ead2', 1.8) +
    path(
      'M-44 38L-30 -34C-20 -46 -6 -30 10 -24C26 -20 40 -24 44 -12L36 -8C30 -14 18 -10 6 -14C-8 -18 -16 -28 -22 -28L-34 30L36 -6L42 0L-38 42Z',
      lit(BRASS),
    ) +
    path('M-40 40L42 -2L44 8L-30 44Z', lit('#b9802c')) +
    line('M-24 34L-14 -24M-12 28L0 -18M0 22L13 -13M12 16L25 -12', '#7a5a34', 1.8),
  'toy saxophone': (lit) =>
    line('M52 -30L38 -34C30 -36 28 -28 26 -22L6 22C-4 40 -30 34 -34 14', lit('#d99f2c'), 11) +
    path('M-24 18L-46 16C-50 4 -58 -6 -62 -8C-46 -16 -30 -8 -26 4Z', lit('#efc04a')) +
    line('M52 -30L60 -26', DARK, 8) +
    path(
      discs([
        [22, -12, 5],
        [15, 4, 5],
        [7, 18, 5],
        [-10, 28, 5],
      ]),
      lit('#fbe8b4'),
    ) +
    line('M34 -10L20 18', lit('#fbe8b4'), 3),
  'hand bell': (lit) =>
    oval(0, 34, 9, 8, lit('#7a5a2a')) +
    path('M-6 -48H6L8 -22H-8Z', lit('#3f5f8f')) +
    path(
      'M-14 -24C-6 -28 6 -28 14 -24C28 -14 22 14 40 28H-40C-22 14 -28 -14 -14 -24Z',
      lit(BRASS),
    ) +
    path('M-44 26H44V34H-44Z', lit('#a87a2a')) +
    line('M-12 -14C-18 -4 -16 8 -22 18', '#fbe8b4', 5),
  'small tabla': (lit) =>
    path('M-56 -10C-54 20 -48 36 -36 36H-10C2 36 6 20 8 -10Z', lit('#b98a4a')) +
    oval(-24, -12, 32, 12, lit('#f3e6cc'), `stroke="${lit('#7a4a2a')}" stroke-width="4"`) +
    oval(-24, -12, 13, 5, DARK) +
    line('M-52 -2L-44 30L-34 2L-26 32L-16 2L-8 32L2 0', lit('#f0dcb4'), 2.4) +
    path('M8 2L14 36H46L56 2Z', lit('#a9b6c2')) +
    oval(32, 0, 24, 9, lit('#f3e6cc'), `stroke="${lit('#7a4a2a')}" stroke-width="4"`) +
    oval(32, 0, 10, 4, DARK),
  'thumb piano': (lit) =>
    path('M-40 -30H40C52 -30 52 34 40 34H-40C-52 34 -52 -30 -40 -30Z', lit('#b9743f')) +
    oval(0, 18, 10, 10, DARK) +
    line('M-30 -18V2M-20 -18V8M-10 -18V12M0 -18V4M10 -18V12M20 -18V8M30 -18V2', lit('#cfd8de'), 6) +
    line('M-38 -18H38', lit('#7a4a2a'), 5),
  'steel pan': (lit) =>
    line('M-26 18L-36 42M26 18L36 42', lit('#6f7c88'), 5) +
    path('M-52 -12C-48 30 48 30 52 -12Z', lit('#3f7a94')) +
    oval(0, -12, 53, 20, lit('#c3ced6')) +
    path(
      discs([
        [-28, -14, 13, 7],
        [0, -22, 13, 5],
        [28, -14, 13, 7],
        [-12, -3, 12, 6],
        [16, -3, 12, 6],
      ]),
      lit('#98a8b5'),
    ) +
    line('M34 -28L58 -44', lit(WOOD), 4) +
    oval(32, -26, 6, 6, lit('#d9853b')),
  'long sitar': (lit) =>
    path('M-14 -6H54V4H-14Z', lit('#8a4a2a')) +
    path('M-58 0C-60 -26 -24 -32 -14 -6V5C-24 30 -60 26 -58 0Z', lit('#c9843f')) +
    oval(44, 8, 11, 10, lit('#c9843f')) +
    line('M4 -8v-8M18 -8v-8M32 -8v-8M46 -8v-8', lit('#f3e2bc'), 4) +
    path('M-44 -8H-38V7H-44Z', lit('#fbf3de')) +
    line('M-42 -3H56M-42 0H56', '#f6ead2', 1.2) +
    path(
      discs([
        [-30, -12, 3],
        [-22, -6, 3],
        [-30, 12, 3],
        [-22, 6, 3],
      ]),
      lit('#f3e2bc'),
    ),
} as const satisfies Record<string, Drawing>;
