import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CREAM, DARK, type Drawing, discs, WOOD, WOOD_DARK } from './drawing.ts';

export const sports = {
  'toy trampoline': (lit) =>
    line('M-38 8L-46 36M38 8L46 36M-14 16L-16 40M14 16L16 40', lit('#6f7c88'), 5) +
    oval(0, 2, 58, 20, lit('#3f7fb0')) +
    oval(0, 0, 46, 14, lit('#3c3a4c')) +
    line(
      'M-44 -4l-9 -3M-24 -12l-5 -6M0 -14v-5M24 -12l5 -6M44 -4l9 -3M-36 9l-6 5M-12 14l-2 6M12 14l2 6M36 9l6 5',
      '#d9e1ea',
      2.4,
    ) +
    line('M-10 -30C-10 -22 -10 -20 -10 -14M10 -30V-14', '#fbf7ea', 3) +
    path('M-17 -28L-10 -40L-3 -28ZM3 -28L10 -40L17 -28Z', '#fbf7ea'),
  'toy slide': (lit) =>
    line('M26 -30L44 38M10 -30L20 38M13 -12H31M16 4H36M19 20H40', lit('#3f8f8a'), 5) +
    path('M8 -34H30V-24H12C2 -12 -20 24 -60 28V36C-20 36 2 14 12 -4V-24Z', lit('#b97a1f')) +
    path('M30 -30H8C-6 -14 -26 20 -60 22V32C-18 30 0 2 14 -20H30Z', lit('#efb83f')) +
    line('M12 -30V-44H30V-30', lit('#3f8f8a'), 5),
  'jump rope': (lit) =>
    line('M-40 -16C-20 30 -6 -40 10 -10S-30 34 4 34S30 0 44 -14', lit('#b78fd0'), 5) +
    line('M-44 -22L-54 -38M46 -20L54 -38', lit('#d9853b'), 11) +
    line('M-47 -27L-51 -33M48.5 -25L52 -33', lit('#f3c39a'), 3),
  'roller skate': (lit) =>
    path(
      'M-20 -42H24V-6C30 10 26 14 22 16H-46C-56 12 -56 -4 -40 -6C-28 -8 -22 -18 -20 -42Z',
      lit('#5fb0a8'),
    ) +
    path('M-22 -42H26V-32H-22Z', lit(CREAM)) +
    path('M-52 14H30V22H-52Z', lit('#4a4658')) +
    path(
      discs([
        [-38, 31, 10],
        [14, 31, 10],
      ]),
      lit('#e98f4f'),
    ) +
    path(
      discs([
        [-38, 31, 4],
        [14, 31, 4],
      ]),
      CREAM,
    ) +
    line('M-18 -20L0 -16M-20 -12L-2 -8M-26 -6L-12 0', lit(CREAM), 3) +
    path('M24 10h12v10h-12Z', lit('#d9679a')),
  'ice skate': (lit) =>
    path(
      'M-18 -40H24V-4C28 8 26 12 22 14H-42C-52 10 -50 -4 -38 -6C-26 -8 -20 -18 -18 -40Z',
      lit('#eef0f4'),
    ) +
    path('M-46 12H26V19H-46Z', lit('#7a6a5a')) +
    line('M-30 19V30M12 19V30', lit('#8797a6'), 6) +
    path('M-56 26C-56 34 -52 36 -46 36H34V29H-46C-50 29 -52 28 -56 26Z', lit('#a9b6c2')) +
    line('M-16 -26L2 -22M-18 -16L-2 -12M-24 -8L-10 -2', lit('#4f8fb5'), 3) +
    path('M-20 -42H26V-34H-20Z', lit('#9ac4dc')),
  'hockey stick': (lit) =>
    line('M50 -38L-16 18C-22 24 -34 26 -54 24', lit(WOOD), 9) +
    line('M-20 20C-28 24 -40 25 -54 24', DARK, 9) +
    line('M50 -38L34 -24', lit('#3f7fb0'), 9) +
    path('M14 26C14 20 50 20 50 26V34C50 40 14 40 14 34Z', DARK) +
    oval(32, 26, 18, 5, '#5a4d58'),
  'wooden ski': (lit) =>
    path(
      'M-58 -4C-62 -18 -52 -24 -46 -16L54 20L50 30L-50 -6C-54 -4 -56 -2 -58 -4Z',
      lit('#4f8fb5'),
    ) +
    path('M-4 -2L12 4L10 14L-8 8Z', DARK) +
    line('M-36 -8L-14 0M22 14L44 22', lit('#f0d28a'), 4) +
    line('M44 -36L-34 26', lit('#a9b6c2'), 4) +
    oval(-28, 21, 9, 5, 'none', `stroke="${DARK}" stroke-width="3"`) +
    line('M44 -36L36 -30', DARK, 8),
  'wooden sled': (lit) =>
    line('M-56 4C-64 24 -50 30 -40 30H54', lit('#c9583a'), 6) +
    line('M-30 28V8M4 28V8M38 28V8', lit(WOOD_DARK), 6) +
    path('M-58 0L-50 -8H50L54 0V8H-58Z', lit(WOOD)) +
    line('M-52 -2H48', lit('#e7b878'), 3) +
    line('M-56 2C-60 -20 -40 -34 -24 -22', lit('#3f8f8a'), 4),
  'little surfboard': (lit) =>
    path('M-60 0C-40 -26 30 -24 58 0C30 24 -40 26 -60 0Z', lit('#5fb5b0')) +
    path('M-20 -19C-8 -20 0 -20 6 -20L6 20C0 20 -8 20 -20 19Z', lit('#f3dba0')) +
    path('M-9 -20H-3V20H-9Z', lit('#e5843f')) +
    line('M-56 0H56', lit('#3f8a86'), 2) +
    path('M34 12L52 24L44 8Z', DARK),
  'cricket bat': (lit) =>
    line('M14 -8L52 -32', lit('#3f5f9a'), 8) +
    path(
      'M22 -20L10 -4C-6 12 -30 30 -46 34C-56 34 -60 24 -54 16C-40 0 -14 -14 6 -24C14 -28 20 -26 22 -20Z',
      lit('#e8c88a'),
    ) +
    path('M8 -10C-14 4 -34 18 -52 30C-58 26 -58 20 -54 16C-40 0 -14 -14 6 -24Z', lit('#d2ab66')) +
    oval(30, 22, 15, 15, lit('#b5473f')) +
    line('M20 12C30 18 36 26 38 34M24 9C33 15 40 23 42 30', '#f0d0c0', 1.8),
  'rugby ball': (lit) =>
    path('M-52 12C-50 -20 6 -44 44 -30C58 2 14 40 -32 36C-46 34 -52 26 -52 12Z', lit('#b9673a')) +
    path(
      'M-52 12C-50 0 -42 -10 -32 -18C-30 2 -24 20 -12 35C-20 37 -28 37 -32 36C-46 34 -52 26 -52 12ZM16 -33C28 -34 38 -33 44 -30C50 -16 46 -2 36 10C30 -4 22 -20 16 -33Z',
      lit('#f0e2c6'),
    ) +
    line('M-20 -2L18 -16M-12 -10l4 12M-2 -14l4 12M8 -18l4 12', '#fbf3e4', 3),
  'golf club': (lit) =>
    line('M54 -40L-26 24', lit('#a9b6c2'), 5) +
    line('M54 -40L34 -24', DARK, 9) +
    path('M-22 18C-30 14 -54 20 -56 32C-50 38 -28 36 -20 30Z', lit('#6a4a9a')) +
    oval(18, 28, 10, 10, '#fbfbf6') +
    path(
      discs([
        [15, 25, 1.4],
        [20, 25, 1.4],
        [17, 30, 1.4],
        [22, 30, 1.4],
      ]),
      '#b9c0c4',
    ) +
    path('M14 37h8l-2 8h-4Z', lit('#e58a2f')),
  'ping-pong paddle': (lit) =>
    path('M14 8L56 30L50 38L6 20Z', lit(WOOD)) +
    oval(-18, -4, 36, 31, lit('#d9b98a')) +
    path(
      'M-52 -4C-52 -42 18 -42 18 -4C18 2 16 8 12 14L-6 26C-30 32 -52 18 -52 -4Z',
      lit('#3f7fa8'),
    ) +
    line('M-42 -12C-38 -22 -28 -26 -18 -27', '#8fb9d4', 4) +
    oval(40, -20, 11, 11, '#fbf7ea'),
  shuttlecock: (lit) =>
    path('M-30 -12L52 -36L44 -14L58 -6L46 6L56 20L40 22L40 38L-30 12Z', lit('#f4f6f4')) +
    line('M-30 -8L48 -30M-30 -4L54 -8M-30 4L50 16M-30 8L38 34', '#b9c4c0', 2.4) +
    line('M-4 -19L-4 21M12 -24V27', lit('#6aa85a'), 3) +
    path('M-28 -16V16C-56 18 -60 -18 -28 -16Z', lit('#d9a86a')) +
    path('M-32 -16H-24V16H-32Z', lit('#3f7fa8')),
  volleyball: (lit) =>
    oval(0, 0, 37, 37, lit('#f4efe0')) +
    path('M-37 -2C-24 -14 -6 -16 8 -10C2 4 -8 20 -24 28C-34 20 -38 8 -37 -2Z', lit('#4f8fb5')) +
    path('M8 -36C24 -30 38 -14 37 2C28 -4 18 -8 8 -10C12 -18 12 -28 8 -36Z', lit('#efc04a')) +
    line(
      'M-34 6C-22 -4 -8 -8 4 -4M-30 18C-22 6 -10 0 0 0M8 -10C20 0 24 18 18 32M22 -4C30 6 32 16 29 22M-20 -31C-6 -28 4 -20 8 -10',
      '#8a93a0',
      2.4,
    ),
  'bowling pin': (lit) =>
    path(
      'M-56 14C-60 -18 -24 -24 0 -10C12 -4 18 -6 28 -12C46 -20 58 -10 58 4C58 16 46 24 28 18C18 14 12 12 0 18C-24 32 -54 34 -56 14Z',
      lit('#f6f2e6'),
    ) +
    path(
      'M10 -7h5C14 0 14 8 15 15h-5C8 8 8 0 10 -7ZM20 -9h5C23 0 23 10 25 17h-5C18 10 18 0 20 -9Z',
      lit('#d9583f'),
    ) +
    line('M-44 -2C-38 -10 -26 -12 -16 -8', '#ffffff', 4) +
    path('M-56 14C-57 10 -56 4 -54 0C-50 6 -50 18 -48 26C-52 24 -55 20 -56 14Z', lit('#d2c6a8')),
  'running shoe': (lit) =>
    path(
      'M-56 16C-58 4 -46 -2 -34 -4L-4 -24C4 -14 14 -12 24 -20L34 -26C46 -14 54 -2 56 14Z',
      lit('#4f8fb5'),
    ) +
    path('M-58 14H58C60 24 58 30 52 30H-50C-56 30 -60 24 -58 14Z', lit('#f4f2ea')) +
    path('M20 12C22 -2 30 -10 44 -10L50 0L34 12Z', lit('#efc04a')) +
    line('M-30 -6L-18 4M-20 -12L-8 -2M-10 -19L2 -8', lit(CREAM), 4) +
    line('M-50 24H50', lit('#c9683f'), 3),
  'coil of rope': (lit) =>
    oval(-6, 4, 42, 30, 'none', `stroke="${lit('#d9a24a')}" stroke-width="9"`) +
    oval(-6, -2, 34, 24, 'none', `stroke="${lit('#c98a34')}" stroke-width="9"`) +
    oval(-6, 2, 26, 16, 'none', `stroke="${lit('#e3b460')}" stroke-width="8"`) +
    line('M-14 -34L-10 -10M-2 -36L0 -8', lit('#c98a34'), 9) +
    line('M30 20C44 24 50 14 46 2', lit('#d9a24a'), 8) +
    oval(46, -14, 11, 16, 'none', `stroke="${lit('#6f8aa3')}" stroke-width="6"`),
  'fishing rod': (lit) =>
    line('M54 34L-40 -34', lit(WOOD_DARK), 5) +
    line('M54 34L32 18', lit('#3f8f8a'), 9) +
    oval(22, 22, 9, 9, lit('#6f7c88')) +
    line('M-40 -34C-48 -20 -46 0 -46 10', '#5a6472', 1.8) +
    path('M-54 14C-54 4 -38 4 -38 14Z', lit('#d9583f')) +
    path('M-54 14C-54 24 -38 24 -38 14Z', lit('#f6f2e6')) +
    line('M-46 22v8c0 8 10 8 10 0', '#5a6472', 2.4),
  'yoga mat': (lit) =>
    path('M-34 -20H40L58 28H-44C-60 28 -60 -20 -34 -20Z', lit('#6aa8a0')) +
    line('M-14 -12H34M-10 4H42M-10 20H48', lit('#8fc4bc'), 3) +
    oval(-36, 4, 20, 25, lit('#4f8a84')) +
    line(
      'M-36 -12C-20 -14 -20 20 -36 20C-48 20 -48 -4 -36 -4C-28 -4 -28 10 -36 10',
      lit('#a9d6cf'),
      4,
    ),
  'pom-pom': (lit) =>
    line('M14 4L56 18', lit(WOOD_DARK), 8) +
    line(
      'M-10 0L-58 -14M-10 0L-56 8M-10 0L-46 -30M-10 0L-28 -40M-10 0L-8 -42M-10 0L12 -36M-10 0L30 -22M-10 0L-46 26M-10 0L-26 38M-10 0L-4 40M-10 0L16 34',
      lit('#e3a83f'),
      7,
    ) +
    line(
      'M-10 0L-50 -4M-10 0L-50 -22M-10 0L-36 -36M-10 0L-18 -38M-10 0L2 -38M-10 0L22 -30M-10 0L-50 18M-10 0L-36 32M-10 0L-14 38M-10 0L8 36M-10 0L24 26',
      lit('#8a5fb0'),
      5,
    ) +
    oval(-8, 0, 12, 12, lit('#a57fc4')),
  'juggling ball': (lit) =>
    oval(0, 4, 36, 34, lit('#e9b83f')) +
    path(
      'M-36 4C-36 -12 -22 -28 -4 -30C-14 -10 -14 18 -2 38C-22 36 -36 22 -36 4Z',
      lit('#4f8fb5'),
    ) +
    path('M14 -27C28 -20 36 -8 36 4C36 18 28 30 14 35C24 16 24 -8 14 -27Z', lit('#d9684f')) +
    path(
      discs([
        [-46, -30, 5],
        [48, -26, 5],
        [-50, -10, 3],
      ]),
      lit(CREAM),
    ) +
    line('M-24 -10C-22 -16 -18 -20 -14 -22', '#a9cbe0', 4),
} as const satisfies Record<string, Drawing>;
