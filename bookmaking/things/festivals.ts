// What comes out once a year, and what one wears or sleeps in every day.
import { star } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, dot, WOOD, WOOD_DARK } from './drawing.ts';

export const festivals = {
  'paper diya': (lit) =>
    path('M-30 -10C-40 -22 -30 -34 -26 -46C-16 -36 -14 -22 -22 -10Z', '#ffb53f') +
    path('M-28 -10C-33 -18 -28 -24 -26 -32C-20 -24 -19 -18 -24 -10Z', '#fff0b8') +
    path('M-52 -8C-40 -18 40 -16 50 -4C50 22 24 34 0 34C-24 34 -46 20 -52 -8Z', lit('#c9703f')) +
    path('M-48 -8C-36 -16 36 -13 46 -4C30 6 -30 4 -48 -8Z', lit('#8a4526')) +
    path(
      discs([
        [-28, 12, 4],
        [-10, 18, 4],
        [10, 18, 4],
        [28, 12, 4],
      ]),
      lit('#f3d36a'),
    ) +
    line('M-40 2C-20 10 20 10 42 4', lit('#f3d36a'), 3),
  'paper lantern': (lit) =>
    line('M0 -34V-46', DARK, 3) +
    path('M-44 0C-44 -38 44 -38 44 0C44 34 -44 34 -44 0Z', lit('#e0653f')) +
    line('M-22 -24C-32 -8 -32 10 -22 23M0 -28V26M22 -24C32 -8 32 10 22 23', lit('#b5482c'), 3) +
    path('M-18 -34H18V-25H-18ZM-18 22H18V31H-18Z', lit(BRASS)) +
    line('M-8 31V44M0 31V48M8 31V44', lit(BRASS), 3) +
    line('M-34 -8C-32 -14 -28 -18 -24 -20', '#f6b58f', 4),
  'tin lantern': (lit) =>
    oval(0, -42, 8, 6, 'none', `stroke="${lit(BRASS)}" stroke-width="4"`) +
    path('M-18 -18C-16 -32 -6 -36 0 -38C6 -36 16 -32 18 -18Z', lit('#3f8f8a')) +
    path('M-26 -18H26L20 26H-20Z', lit('#d99f2c')) +
    path('M-20 -12H-8L-8 20H-15ZM-4 -12H4V20H-4ZM8 -12H20L15 20H8Z', '#ffe9a6') +
    path('M-26 26H26L30 38H-30Z', lit('#3f8f8a')) +
    path(
      discs([
        [0, -26, 4],
        [-9, -23, 3],
        [9, -23, 3],
      ]),
      '#ffe9a6',
    ) +
    path('M0 -4C8 -4 8 8 0 8C-4 8 -4 -4 0 -4Z', '#ffb53f'),
  'felt pumpkin': (lit) =>
    path('M-4 -22C-6 -34 4 -42 12 -42L14 -34C8 -34 6 -28 8 -22Z', lit('#5a8a44')) +
    oval(-26, 8, 26, 29, lit('#d9772f')) +
    oval(26, 8, 26, 29, lit('#d9772f')) +
    oval(0, 8, 26, 31, lit('#ea8f42')) +
    path('M-26 2L-16 -10L-8 2ZM26 2L16 -10L8 2Z', DARK) +
    path('M-28 14C-14 22 14 22 28 14C22 32 -22 32 -28 14Z', DARK) +
    path('M-8 18h8v6h-8ZM6 29h7v-5h-7Z', lit('#ea8f42')),
  'wooden dreidel': (lit) =>
    line('M0 -26V-46', lit(WOOD_DARK), 8) +
    path('M-32 -26H10V12L-10 40L-32 12Z', lit('#5f8fc0')) +
    path('M10 -26H32V12L-10 40L10 12Z', lit('#46709a')) +
    line('M-24 -12H-4V10M-22 -2V10', lit('#f6ead2'), 4.6) +
    line('M18 6L24 -14', lit('#f6ead2'), 4),
  'painted egg': (lit) =>
    path(
      'M-52 4C-52 -28 -14 -34 12 -28C38 -22 52 -8 52 4C52 18 38 30 12 36C-14 40 -52 36 -52 4Z',
      lit('#f0d9e6'),
    ) +
    path(
      'M-24 -26C-16 -28 -8 -30 0 -30C-8 -8 -8 16 0 37C-8 38 -16 37 -24 34C-32 14 -32 -8 -24 -26Z',
      lit('#6fb0b5'),
    ) +
    path(
      'M16 -27C24 -25 30 -22 36 -18C30 -4 30 12 36 26C30 30 24 33 16 35C8 14 8 -8 16 -27Z',
      lit('#efb84a'),
    ) +
    line('M-16 -24l-6 10l6 10l-6 10l6 10l-5 10', lit('#fbf6ea'), 4) +
    path(
      discs([
        [23, -12, 4],
        [21, 4, 4],
        [24, 20, 4],
        [-40, -8, 4],
        [-44, 6, 4],
        [-38, 20, 4],
      ]),
      lit('#d9698a'),
    ),
  'tree ornament': (lit) =>
    line('M0 -28C-6 -38 6 -42 4 -48', '#8a7a5a', 3) +
    path('M-9 -36H9V-24H-9Z', lit(BRASS)) +
    oval(0, 6, 33, 33, lit('#4f8a6a')) +
    path('M-32 -2C-16 4 16 4 32 -2L33 12C16 20 -16 20 -33 12Z', lit('#d9a52c')) +
    path(
      discs([
        [-22, 7, 4],
        [-8, 10, 4],
        [8, 10, 4],
        [22, 7, 4],
      ]),
      lit('#fbf3de'),
    ) +
    line('M-20 -12C-16 -18 -10 -21 -4 -22', '#bfe0cc', 5),
  'carnival mask': (lit) =>
    line('M40 0L56 42', lit(BRASS), 5) +
    path(
      'M10 -20C14 -44 30 -50 44 -46C34 -36 34 -26 26 -16ZM-4 -22C-6 -42 2 -50 10 -52C10 -40 10 -30 6 -20Z',
      lit('#d9788a'),
    ) +
    path(
      'M-52 -16C-34 -26 -12 -24 0 -14C12 -24 34 -26 52 -16C54 8 40 26 20 24C8 22 6 14 0 14C-6 14 -8 22 -20 24C-40 26 -54 8 -52 -16Z',
      lit('#4f9a9a'),
    ) +
    path(
      'M-36 -2C-26 -12 -14 -8 -10 2C-18 10 -30 8 -36 -2ZM36 -2C26 -12 14 -8 10 2C18 10 30 8 36 -2Z',
      DARK,
    ) +
    path(
      discs([
        [0, -6, 4],
        [-44, -10, 3],
        [44, -10, 3],
        [-20, 17, 3],
        [20, 17, 3],
        [-40, 8, 3],
        [40, 8, 3],
      ]),
      lit('#f3d36a'),
    ),
  'small piñata': (lit) =>
    path(
      'M-34 -28L-38 -46L-26 -36L-16 -46L-14 -26C-6 -18 -4 -10 4 -8H42C50 -2 48 10 46 38H34V20H4V38H-8V14C-16 8 -18 0 -20 -6C-30 0 -52 0 -50 -12C-48 -20 -40 -24 -34 -28Z',
      lit('#e0653f'),
    ) +
    path(
      'M-10 -14L-4 -8H44C49 -4 49 2 48 6H-14L-18 -4ZM-10 16L34 16H47L47 26H34V20H4V26H-8Z',
      lit('#efc04a'),
    ) +
    path(
      'M-14 6H48L47 16H-10ZM-8 30H4V38H-8ZM34 30H46V38H34ZM-50 -12C-49 -16 -46 -19 -43 -21L-34 -4C-42 -3 -51 -4 -50 -12Z',
      lit('#4f9ab5'),
    ) +
    line(
      'M-8 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4M-8 12l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4l4 4l4 -4',
      lit('#f6ead2'),
      2.4,
    ) +
    line('M20 -8V-40', DARK, 2) +
    dot(-30, -20, 3.4),
  'paper firework': (lit) =>
    line('M-6 6L56 40', lit(WOOD), 5) +
    line(
      'M-16 -2L-16 -42M-16 -2L12 -30M-16 -2L24 -2M-16 -2L-44 -30M-16 -2L-58 -2M-16 -2L-44 26M-16 -2L-16 38',
      lit('#e5843f'),
      6,
    ) +
    line(
      'M-16 -2L0 -38M-16 -2L20 -18M-16 -2L-32 -38M-16 -2L-54 -18M-16 -2L-54 16M-16 -2L-32 34M-16 -2L-2 32',
      lit('#5f8fc0'),
      5,
    ) +
    oval(-16, -2, 10, 10, lit('#f3d36a')) +
    path(
      discs([
        [-16, -44, 4],
        [14, -32, 4],
        [26, -2, 4],
        [-46, -32, 4],
        [-60, -2, 4],
        [-46, 28, 4],
        [-16, 40, 4],
      ]),
      lit('#f3d36a'),
    ),
  'felt heart': (lit) =>
    path(
      'M0 38C-64 -2 -48 -44 -22 -38C-8 -36 -2 -26 0 -20C2 -26 8 -36 22 -38C48 -44 64 -2 0 38Z',
      lit('#dd7a86'),
    ) +
    line(
      'M0 30C-50 -4 -40 -34 -22 -31C-8 -29 -2 -20 0 -12C2 -20 8 -29 22 -31C40 -34 50 -4 0 30Z',
      lit('#f6cdd2'),
      2.4,
      'stroke-dasharray="5 4"',
    ) +
    line('M-34 -14C-33 -20 -29 -24 -24 -24', '#f6cdd2', 5),
  'lion-dance head': (lit) =>
    path(
      discs([
        [-40, -10, 12],
        [-32, 14, 12],
        [40, -10, 12],
        [32, 14, 12],
        [-26, -32, 12],
        [26, -32, 12],
        [0, -40, 12],
      ]),
      lit('#f3ead6'),
    ) +
    path('M-38 -8C-38 -44 38 -44 38 -8V14H-38Z', lit('#e0653f')) +
    path('M-38 14H38C34 42 -34 42 -38 14Z', lit('#8a2f2a')) +
    path('M-34 14h10v8h-10ZM-16 14h10v8h-10ZM6 14h10v8h-10ZM24 14h10v8h-10Z', '#fbf7ea') +
    path('M-36 10C-20 4 20 4 36 10V16H-36Z', lit(BRASS)) +
    path(
      discs([
        [-18, -12, 12],
        [18, -12, 12],
      ]),
      '#fbf7ea',
    ) +
    path('M-10 0H10L6 8H-6Z', lit(BRASS)) +
    path(discs([[0, -30, 8]]), lit('#4f9a8c')) +
    path(
      'M-30 -26C-22 -32 -12 -30 -8 -24M30 -26C22 -32 12 -30 8 -24',
      'none',
      `stroke="${lit(BRASS)}" stroke-width="5"`,
    ) +
    dot(-17, -11, 5.4) +
    dot(17, -11, 5.4),
  'sparkly shoe': (lit) =>
    path('M-56 14C-58 -8 -44 -22 -36 -22C-28 -6 -8 6 16 4C40 2 56 8 56 24H-56Z', lit('#d98fb8')) +
    path('M-40 -16C-26 2 0 12 22 8C8 20 -30 16 -40 -16Z', lit('#b06a94')) +
    path('M-58 22H58V32H-58Z', lit('#8a5fa8')) +
    line('M-22 -2C-10 -18 12 -16 20 0', lit('#c277a4'), 6) +
    path(star(34, 12, 9), lit('#f3d36a')) +
    path(
      discs([
        [-44, 6, 2.6],
        [-30, 16, 2.6],
        [-10, 18, 2.6],
        [14, 16, 2.6],
        [-48, -6, 2],
      ]),
      '#fdf3d0',
    ),
  'bead necklace': (lit) =>
    line('M-50 -30C-46 44 46 44 50 -30', '#a8998c', 2.4) +
    path(
      discs([
        [-48, -22, 6],
        [-44, -6, 7],
        [-28, 18, 8],
        [28, 18, 8],
        [44, -6, 7],
        [48, -22, 6],
      ]),
      lit('#4f9ab5'),
    ) +
    path(
      discs([
        [-37, 7, 8],
        [-15, 25, 9],
        [15, 25, 9],
        [37, 7, 8],
      ]),
      lit('#e5a03f'),
    ) +
    path(discs([[0, 28, 12]]), lit('#d9684f')) +
    path(star(0, 29, 8), lit(CREAM)),
  'long scarf': (lit) =>
    path('M-50 -24C-20 -40 24 -38 44 -22L40 -4C20 -16 -18 -16 -44 -4Z', lit('#4f8f9a')) +
    path('M8 -18L34 -24L46 36L18 40Z', lit('#5fa8b0')) +
    path('M12 0L38 -6L40 4L14 10ZM16 20L42 14L44 24L18 30Z', lit('#efc04a')) +
    line('M20 40v8M28 39v8M36 38v8M44 36v8', lit('#efc04a'), 3) +
    path('M-24 -31L-12 -34L-14 -13L-25 -10Z', lit('#efc04a')),
  'twirly skirt': (lit) =>
    path(
      'M-20 -34H20L54 22C40 36 28 24 18 32C8 38 -8 38 -18 32C-28 24 -40 36 -54 22Z',
      lit('#9a7fc4'),
    ) +
    path('M-20 -34H20L23 -24H-23Z', lit('#efc04a')) +
    line('M-10 -22L-20 28M10 -22L20 28M-18 -22L-42 22M18 -22L42 22', lit('#7a60a4'), 3) +
    path(
      discs([
        [-28, 10, 4],
        [0, 12, 4],
        [28, 10, 4],
        [-12, -6, 4],
        [12, -6, 4],
      ]),
      lit('#f6ead2'),
    ),
  'patchwork blanket': (lit) =>
    path('M-52 -26H44V28H-52Z', lit('#d9b4c4')) +
    path(
      'M-52 -26H-28V-8H-52ZM-4 -26H20V-8H-4ZM-28 -8H-4V10H-28ZM20 -8H44V10H20ZM-52 10H-28V28H-52ZM-4 10H20V28H-4Z',
      lit('#7fb0b5'),
    ) +
    path('M-28 -26H-4V-8H-28ZM20 10H44V28H20ZM-52 -8H-28V10H-52Z', lit('#efc86a')) +
    path('M44 28C58 28 58 12 44 10Z', lit('#b98aa0')) +
    line(
      'M-52 -8H44M-52 10H44M-28 -26V28M-4 -26V28M20 -26V28',
      '#fbf6ea',
      2,
      'stroke-dasharray="4 4"',
    ),
  'striped pillow': (lit) =>
    path(
      'M-52 -26C-30 -22 30 -22 52 -26C48 -8 48 10 52 28C30 24 -30 24 -52 28C-48 10 -48 -8 -52 -26Z',
      lit('#f3ead6'),
    ) +
    path('M-34 -24H-20V26H-34ZM-7 -23H7V25H-7ZM20 -23H34V26H20Z', lit('#6f9ac0')) +
    path(
      discs([
        [-54, -28, 5],
        [54, -28, 5],
        [-54, 30, 5],
        [54, 30, 5],
      ]),
      lit('#efc04a'),
    ),
} as const satisfies Record<string, Drawing>;
