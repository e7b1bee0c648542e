// Toys and games, from everywhere.
import { star } from '#bookmaking/drawing/curves.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, dot, WOOD, WOOD_DARK } from './drawing.ts';

const RINGS = ['#d9684f', '#e9b03f', '#5f8fc4'];

export const toys = {
  'rag doll': (lit) =>
    line('M12 -6L20 -26M14 12L26 30M44 2L60 -2M44 12L60 18', lit('#d9a987'), 8) +
    path('M-4 -12L10 -12L48 -14V28L10 14L-4 12Z', lit('#6a8fc0')) +
    path('M48 -14V28L42 26V-14Z', lit(CREAM)) +
    path(
      discs([
        [-28, 0, 25],
        [-16, -24, 9],
        [-16, 24, 9],
      ]),
      lit('#8a4a34'),
    ) +
    oval(-27, 0, 19, 20, lit('#e6bd98')) +
    path(
      'M-10 -16C-18 -24 -36 -24 -42 -14C-46 -6 -46 2 -44 8C-36 2 -32 -8 -10 -16Z',
      lit('#8a4a34'),
    ) +
    line('M-30 10q6 4 10 -3', '#a8504a', 2.4) +
    path(
      discs([
        [-36, 7, 3.4],
        [-14, 6, 3.4],
      ]),
      lit('#e09a8a'),
    ) +
    dot(-32, 0) +
    dot(-18, -2),
  dollhouse: (lit) =>
    path('M-54 -8L0 -46L54 -8Z', lit('#b5604f')) +
    path('M-46 -10H46V38H-46Z', lit('#f0c9a0')) +
    path('M-40 -6H-4V12H-40ZM4 -6H40V12H4ZM-40 18H-4V36H-40ZM4 18H40V36H4Z', lit('#8fb5c4')) +
    path('M-36 4H-16V12H-36ZM24 28H38V36H24Z', lit('#d9853b')) +
    path('M12 18H22V36H12Z', lit(WOOD_DARK)) +
    line('M-22 18V24', DARK, 2) +
    path('M-28 30L-26 24H-18L-16 30ZM16 12V0H28V12Z', lit(CREAM)) +
    path('M26 -44H38V-22L26 -30Z', lit('#b5604f')),
  'hand puppet': (lit) =>
    path('M-18 10H22L34 42H-30Z', lit('#7a5fb0')) +
    path(
      'M-16 12C-34 8 -46 14 -48 20C-42 30 -28 28 -16 26ZM20 12C36 6 48 12 50 18C46 28 32 28 22 26Z',
      lit('#7a5fb0'),
    ) +
    path(
      discs([
        [-48, 20, 8],
        [50, 18, 8],
      ]),
      lit('#f0c9a0'),
    ) +
    oval(0, -14, 25, 25, lit('#f0c9a0')) +
    path('M-28 -14C-30 -48 30 -48 28 -14C18 -26 -14 -28 -28 -14Z', lit('#e3903f')) +
    line('M-10 -4q10 10 20 0', '#a8504a', 3) +
    path(
      discs([
        [-14, -6, 4],
        [14, -6, 4],
        [0, 20, 4],
        [2, 32, 4],
      ]),
      lit('#e8a08a'),
    ) +
    dot(-9, -14) +
    dot(9, -14),
  'spinning top': (lit) =>
    line('M0 -24V-44', lit(WOOD_DARK), 7) +
    path('M-46 -10C-30 -30 30 -30 46 -10Z', lit('#e9a23f')) +
    path('M-46 -10H46L28 12H-28Z', lit('#4f8fb5')) +
    path('M-28 12H28L4 42H-4Z', lit('#d9684f')) +
    line('M-34 -4H34', lit(CREAM), 4) +
    line('M-58 14C-64 4 -62 -6 -58 -12M58 14C64 4 62 -6 58 -12', '#8a93a0', 3),
  'yo-yo': (lit) =>
    line('M14 -20C30 -44 58 -40 54 -22C50 -10 40 -18 48 -26', lit('#8a7a6a'), 3) +
    oval(8, 6, 34, 34, lit('#a8433a')) +
    oval(-6, 6, 34, 34, lit('#e5793f')) +
    oval(-6, 6, 24, 24, lit('#f0a45f')) +
    path(star(-6, 7, 17), lit(CREAM)),
  'bag of marbles': (lit) =>
    path(
      discs([
        [-42, 30, 10],
        [46, 30, 9],
      ]),
      lit('#4f9ab5'),
    ) +
    path(discs([[30, 34, 8]]), lit('#e5933f')) +
    path('M-14 -20C-40 -6 -44 36 -24 40H18C38 36 34 -6 10 -20Z', lit('#b58a5a')) +
    path('M-24 -40L-14 -20H10L22 -40L10 -34L0 -42L-12 -34Z', lit('#c99f6c')) +
    line('M-16 -20H12M12 -20L28 -12M12 -20L26 -26', lit('#7a5234'), 4) +
    path(discs([[-12, 16, 9]]), lit('#6fb56a')) +
    path(discs([[8, 22, 8]]), lit('#b57fc4')) +
    path(
      discs([
        [-45, 27, 3],
        [44, 27, 2.6],
        [-15, 13, 3],
        [6, 19, 2.6],
      ]),
      '#ffffff',
    ),
  'nesting doll': (lit) =>
    path(
      'M-22 -14C-24 -48 24 -48 22 -14C40 4 38 40 20 42H-20C-38 40 -40 4 -22 -14Z',
      lit('#c9583f'),
    ) +
    oval(0, -20, 16, 15, lit('#f3d3b0')) +
    path('M-16 -22C-12 -36 12 -36 16 -22C8 -30 -8 -30 -16 -22Z', lit('#6a4030')) +
    path('M-22 10C-22 -4 22 -4 22 10C22 34 -22 34 -22 10Z', lit('#f3d58a')) +
    path(
      discs([
        [0, 6, 5],
        [8, 12, 5],
        [5, 21, 5],
        [-5, 21, 5],
        [-8, 12, 5],
      ]),
      lit('#4f8f8a'),
    ) +
    oval(0, 14, 4, 4, lit('#d9583f')) +
    path(
      discs([
        [-9, -15, 3],
        [9, -15, 3],
      ]),
      lit('#e8a090'),
    ) +
    line('M-4 -12q4 3 8 0', '#a8504a', 2) +
    dot(-6, -21, 2.2) +
    dot(6, -21, 2.2),
  kendama: (lit) =>
    path('M6 -4H58V8H6Z', lit(WOOD)) +
    path('M2 -24H14L18 -12V16L14 28H2Z', lit(WOOD_DARK)) +
    path('M-2 -28H18C18 -20 -2 -20 -2 -28ZM-2 32H18C18 24 -2 24 -2 32Z', lit(WOOD)) +
    path('M4 -3L-12 0L-12 4L4 7Z', lit(WOOD)) +
    line('M34 8C30 34 -20 44 -32 20', '#5a4d58', 2.4) +
    oval(-34, 2, 22, 22, lit('#d9684f')) +
    line('M-46 -6C-42 -12 -38 -14 -32 -14', '#f3b09a', 4),
  'shadow puppet': (lit) =>
    line('M-6 14L-20 44M26 6L40 44', lit('#c9a45a'), 3.4) +
    path(
      'M-22 -26C-16 -44 8 -44 12 -26L22 -40L20 -22C16 -14 10 -10 6 -8L28 6L44 -8L50 -2L30 18L8 10L16 34H-22L-14 4L-34 10L-52 -6L-46 -12L-32 -2L-10 -8C-14 -10 -18 -12 -18 -16L-36 -18Z',
      lit('#7d4a34'),
    ) +
    path(
      discs([
        [-6, 10, 2.6],
        [0, 18, 2.6],
        [-8, 22, 2.6],
        [4, 26, 2.6],
        [0, -34, 2.6],
        [8, -30, 2.2],
        [20, 8, 2],
      ]),
      lit('#f3d58a'),
    ) +
    line('M-16 30H10', lit('#f3d58a'), 3) +
    oval(-10, -22, 3.4, 2.2, '#f6e6c4'),
  'mancala board': (lit) =>
    path('M-60 0C-60 -30 60 -30 60 0C60 30 -60 30 -60 0Z', lit('#b9743f')) +
    path(
      discs([
        [-47, 0, 7, 13],
        [47, 0, 7, 13],
        ...[-30, -15, 0, 15, 30].flatMap(
          (x) =>
            [
              [x, -10, 6],
              [x, 10, 6],
            ] as [number, number, number][],
        ),
      ]),
      lit('#7a4526'),
    ) +
    path(
      discs([
        [-31, -11, 2.6],
        [-28, -8, 2.6],
        [-1, 10, 2.6],
        [16, -10, 2.6],
        [13, -8, 2.6],
        [30, 10, 2.6],
        [-47, -3, 3],
        [-46, 5, 3],
        [47, 2, 3],
      ]),
      lit('#efd9a0'),
    ) +
    path(
      discs([
        [-15, 10, 2.6],
        [1, -10, 2.6],
        [30, -11, 2.6],
        [48, -5, 3],
      ]),
      lit('#5fa8b5'),
    ),
  boomerang: (lit) =>
    path(
      'M-54 26C-60 18 -54 10 -46 4L-10 -26C-2 -32 8 -30 16 -22L54 16C60 24 54 32 46 28L8 0C2 -4 -2 -4 -8 0L-40 28C-46 32 -50 32 -54 26Z',
      lit('#c98a48'),
    ) +
    line('M-44 14L-34 24M-34 6L-24 16M32 4L24 12M44 14L36 22', lit('#7a4a2a'), 4.6) +
    path(
      discs([
        [2, -17, 4],
        [-10, -12, 2.6],
        [14, -12, 2.6],
      ]),
      lit(CREAM),
    ),
  'pack of cards': (lit) =>
    path('M-50 -10L-14 -34L14 12L-22 34Z', lit('#f6f2e6')) +
    path('M-30 -24L14 -34L26 22L-18 30Z', '#fbf7ea') +
    path('M-4 -34H44V32H-4Z', lit('#3f6fa3')) +
    path('M2 -28H38V26H2Z', lit('#5f8fc0')) +
    path('M20 -20L34 -1L20 18L6 -1Z', lit(CREAM)) +
    path('M-24 -14C-28 -20 -18 -22 -17 -16C-14 -21 -6 -18 -10 -12L-15 -4Z', lit('#d9684f')),
  'game controller': (lit) =>
    path(
      'M-38 -22C-20 -28 20 -28 38 -22C54 -14 62 26 48 32C36 34 30 18 20 12H-20C-30 18 -36 34 -48 32C-62 26 -54 -14 -38 -22Z',
      lit('#5a6090'),
    ) +
    path('M-36 -14h8v8h8v8h-8v8h-8v-8h-8v-8h8Z', DARK) +
    path(discs([[24, -8, 5]]), lit('#efc04a')) +
    path(discs([[36, 0, 5]]), lit('#e0704f')) +
    path(discs([[24, 8, 5]]), lit('#6fb56a')) +
    path(discs([[12, 0, 5]]), lit('#5fb0d0')) +
    line('M-8 -14h6M2 -14h6', '#b9bde0', 4),
  checkerboard: (lit) =>
    path('M-56 18L-18 -30H54L22 18Z', lit('#f0dcb0')) +
    path('M-56 18H22V26H-56ZM22 18L54 -30V-22L22 26Z', lit(WOOD_DARK)) +
    path(
      'M-36 18L-27 6H-8L-17 18ZM2 18L11 6H30L22 18ZM-46 6L-37 -6H-18L-27 6ZM-8 6L1 -6H20L11 6ZM-18 -6L-9 -18H10L1 -6ZM20 -6L28 -18H46L38 -6ZM-27 -18L-18 -30H0L-9 -18ZM10 -18L19 -30H37L28 -18Z',
      lit('#7a4a34'),
    ) +
    path(
      discs([
        [-30, 12, 8, 5],
        [-6, 0, 8, 5],
      ]),
      lit('#d9684f'),
    ) +
    path(
      discs([
        [16, -12, 8, 5],
        [38, -24, 7, 4.6],
      ]),
      lit('#3f3a4c'),
    ),
  'giant domino': (lit) =>
    path('M-54 -24H54V28H-54Z', lit('#4a4658')) +
    path('M-54 -30H54V22H-54Z', lit('#f6f0e0')) +
    line('M0 -26V18', '#8a8478', 3.4) +
    path(
      discs([
        [-42, -18, 6],
        [-14, -18, 6],
        [-28, -4, 6],
        [-42, 10, 6],
        [-14, 10, 6],
        [14, -18, 6],
        [42, 10, 6],
        [28, -4, 6],
      ]),
      '#3f3a4c',
    ),
  'yellow balloon': (lit) =>
    path('M-6 -2C-36 -4 -40 -44 -6 -44C28 -44 26 -4 -2 -2L2 4H-10Z', lit('#f0c53f')) +
    line('M-4 4C-10 14 6 20 -2 30S4 40 2 44', '#7a6a5a', 2.4) +
    line('M-22 -22C-22 -30 -18 -34 -12 -36', '#fbeaa8', 5),
  'wrapped present': (lit) =>
    path('M-40 -10H40V38H-40Z', lit('#4f9a8c')) +
    path('M-46 -20H46V-4H-46Z', lit('#5fb0a0')) +
    path('M-9 -20H9V38H-9Z', lit('#efc04a')) +
    path(
      'M0 -20C-10 -44 -38 -44 -30 -26C-24 -20 -10 -20 0 -20C10 -20 24 -20 30 -26C38 -44 10 -44 0 -20Z',
      lit('#efc04a'),
    ) +
    path(
      'M-8 -24C-14 -34 -26 -36 -24 -29C-20 -25 -14 -24 -8 -24ZM8 -24C14 -34 26 -36 24 -29C20 -25 14 -24 8 -24Z',
      lit('#b98a24'),
    ),
  'baby rattle': (lit) =>
    line('M0 6L44 24', lit('#f3dba0'), 8) +
    oval(48, 26, 9, 9, 'none', `stroke="${lit('#5fb0a8')}" stroke-width="6"`) +
    oval(-24, -6, 29, 27, lit('#8fc0d9')) +
    path('M-52 -10C-36 -2 -12 -2 4 -10L5 2C-12 10 -36 10 -53 2Z', lit('#efc04a')) +
    path(
      discs([
        [-34, -20, 3.6],
        [-16, -22, 3.6],
        [-24, 14, 3.6],
        [-38, 12, 3],
        [-10, 12, 3],
      ]),
      '#ffffff',
    ),
  'toy castle': (lit) =>
    path('M-50 -24h9v7h8v-7h9v7h8v55h-34ZM16 -24h9v7h8v-7h9v7h8v55h-34Z', lit('#c9b99c')) +
    path('M-24 -8h9v7h10v-7h10v7h10v-7h9V38H-24Z', lit('#dccfb4')) +
    path('M-11 38V20C-11 6 11 6 11 20V38Z', lit(WOOD_DARK)) +
    path('M-38 -2h9v13h-9ZM29 -2h9v13h-9Z', DARK) +
    line('M-33 -20V-46M33 -20V-46', DARK, 2.4) +
    path('M-33 -46L-14 -40L-33 -34Z', lit('#d9683f')) +
    path('M33 -46L52 -40L33 -34Z', lit('#4f8fb5')),
  'sticker book': (lit) =>
    path('M-46 -32H36V34H-46Z', lit('#8a6fb5')) +
    path('M-40 -28H42V30H-40Z', lit('#fbf6ea')) +
    path(star(-18, -8, 17), lit('#efc04a')) +
    path('M20 10C8 0 8 -16 20 -10C32 -16 32 0 20 10Z', lit('#e0704f')) +
    path(discs([[-16, 18, 9]]), lit('#6fb56a')) +
    path('M6 16H38V24H6Z', lit('#5fb0d0')) +
    dot(-19, 16, 1.8) +
    dot(-13, 16, 1.8) +
    line('M-19 21q3 2 6 0', DARK, 1.6),
  'jar of slime': (lit) =>
    path('M-30 -24H30V28C30 38 -30 38 -30 28Z', '#dcebe6') +
    path('M-30 -4C-20 -12 -10 2 0 -6C10 -12 20 0 30 -6V28C30 38 -30 38 -30 28Z', lit('#7fc25f')) +
    path('M-36 -36H36V-22H-36Z', lit('#8a6fb5')) +
    path('M30 -22C44 -20 46 0 46 18C46 26 36 26 36 18C36 8 36 0 28 -4Z', lit('#7fc25f')) +
    path(
      discs([
        [-16, 14, 5],
        [4, 22, 4],
        [14, 8, 6],
      ]),
      lit('#a9dd8a'),
    ) +
    line('M-22 -16V-10', '#ffffff', 4),
  'tub of dough': (lit) =>
    path('M-34 -4H34L28 38H-28Z', lit('#4f8fb5')) +
    path('M-38 -10H38V2H-38Z', lit('#3f7394')) +
    path('M-30 -10C-40 -34 -12 -44 -2 -34C12 -46 40 -32 30 -10Z', lit('#eb8fa9')) +
    line('M-14 -26C-6 -34 6 -20 16 -30', lit('#c96a88'), 4) +
    path('M-16 10H16V26H-16Z', lit(CREAM)) +
    path(star(0, 19, 8), lit('#efc04a')),
  'box of chalk': (lit) =>
    path('M-36 -40H-24V4H-36Z', lit('#f0a9bd')) +
    path('M-18 -32H-6V4H-18Z', lit('#fbf7ea')) +
    path('M0 -42H12V4H0Z', lit('#f0d36a')) +
    path('M18 -34H30V4H18Z', lit('#8fc4de')) +
    path('M-44 -8H40V38H-44Z', lit('#4f9a7c')) +
    path('M-32 6H28V24H-32Z', lit(CREAM)) +
    line('M-24 18q6 -10 12 0t12 0t12 0', lit('#d9684f'), 4),
  'cardboard box': (lit) =>
    path('M-40 -12L0 -24L42 -12L2 2Z', lit('#7d5a38')) +
    path('M-40 -12L2 2V42L-40 26Z', lit('#d3a468')) +
    path('M42 -12L2 2V42L42 26Z', lit('#b58548')) +
    path('M-40 -12L2 2L-12 16L-56 0ZM42 -12L2 2L18 16L58 0Z', lit('#e3bb84')) +
    path('M-40 -12L0 -24L-8 -38L-50 -26ZM42 -12L0 -24L10 -38L52 -26Z', lit('#c99a5c')) +
    line('M-30 22V14M-34 16L-30 12L-26 18M-18 27V19M-22 21L-18 17L-14 23', lit('#8f6636'), 3),
  'bouncy spring': (lit) =>
    Array.from({ length: 13 }, (_, i) => {
      const turn = (i / 12) * Math.PI;
      const ring = oval(
        0,
        0,
        15,
        5,
        'none',
        `stroke="${lit(RINGS[i % 3] ?? BRASS)}" stroke-width="4.5"`,
      );
      return at(-34 * Math.cos(turn), 26 - 42 * Math.sin(turn), 1, ring, i * 15);
    }).join(''),
  'popping toy': (lit) =>
    path('M-40 -34H40C48 -34 48 38 40 38H-40C-48 38 -48 -34 -40 -34Z', lit('#e9a23f')) +
    path('M-44 -10H44V14H-44Z', lit('#6fb56a')) +
    path('M-44 14H44C44 38 42 38 40 38H-40C-42 38 -44 38 -44 14Z', lit('#5f9fc4')) +
    path(
      discs(
        [-28, -9, 10, 29].flatMap((x) =>
          [-22, 2, 26].map((y) => [x, y, 8] as [number, number, number]),
        ),
      ),
      '#ffffff',
      'fill-opacity=".45"',
    ) +
    path(
      discs([
        [-28, -22, 5],
        [10, 2, 5],
        [29, 26, 5],
        [-9, 26, 5],
      ]),
      DARK,
      'fill-opacity=".3"',
    ),
} as const satisfies Record<string, Drawing>;
