import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import {
  BRASS,
  CREAM,
  DARK,
  type Drawing,
  discs,
  pane,
  TIN,
  WOOD,
  WOOD_DARK,
  wheels,
} from './drawing.ts';

export const onTheRoad = {
  'tin bus': (lit) =>
    path('M-58 -24C-58 -32 -52 -34 -46 -34H50C56 -34 58 -30 58 -24V20H-58Z', lit('#e9b83f')) +
    path('M-58 4H58V10H-58Z', DARK) +
    path('M-58 -24H-46V4H-58Z', '#cfe6ee') +
    pane(-40, -24, 17, 18) +
    pane(-18, -24, 17, 18) +
    pane(4, -24, 17, 18) +
    pane(26, -24, 25, 18) +
    oval(-55, 14, 3, 3, '#fff2c0') +
    wheels(22, 12, -32, 32),
  'toy helicopter': (lit) =>
    line('M-44 -36H44M0 -36V-24', lit('#6f7c88'), 5) +
    path('M14 -8L56 -12L60 -28L64 -28L62 2L20 12Z', lit('#d98a3f')) +
    path('M-50 6C-48 -20 -20 -26 4 -24C22 -22 30 -8 28 8C24 22 -40 24 -50 6Z', lit('#e59a4c')) +
    path('M-48 2C-44 -16 -30 -20 -16 -20V2Z', '#cfe6ee') +
    path('M-10 -12H8V4H-10Z', '#cfe6ee') +
    line('M-42 34H26M-24 18V34M12 18V34', DARK, 4) +
    line('M54 -26l14 10M54 -16l14 -10', lit('#6f7c88'), 3.4),
  'toy ambulance': (lit) =>
    path('M-58 -2L-44 -8L-36 -26H-22V-34H58V20H-58Z', lit('#f4f2ea')) +
    path('M-42 -8L-35 -22H-22V-4H-46Z', '#cfe6ee') +
    path('M-58 6H58V13H-58Z', lit('#d9853b')) +
    path('M14 -28h10v9h9v10h-9v9h-10v-9h-9v-10h9Z', lit('#3f8f6a')) +
    path('M-14 -42H2V-34H-14Z', '#7fb0d9') +
    oval(-54, 2, 3.4, 3, '#fff2c0') +
    wheels(22, 12, -34, 34),
  'police car': (lit) =>
    path('M-60 8C-58 -4 -46 -6 -34 -8L-18 -26H24L40 -8C54 -6 58 0 58 20H-60Z', lit('#3f5f9a')) +
    path('M-26 -8L-14 -22H2V-6Z', '#cfe6ee') +
    path('M8 -22H22L34 -6H8Z', '#cfe6ee') +
    path('M-22 -2H30V20H-22Z', lit('#f4f2ea')) +
    path('M-8 -34H4V-26H-8Z', '#7fb0e9') +
    path('M4 -34H16V-26H4Z', '#eba15a') +
    path('M4 3l3 5l6 1l-4 4l1 6l-6 -3l-6 3l1 -6l-4 -4l6 -1Z', lit(BRASS)) +
    oval(-56, 8, 3, 3, '#fff2c0') +
    wheels(20, 12, -36, 38),
  'toy motorcycle': (lit) =>
    wheels(16, 19, -38, 38) +
    line('M-38 16L-20 -24L-32 -30M-26 -12L2 14L38 16', lit('#8797a6'), 6) +
    path('M-22 -8C-12 -22 8 -20 12 -8L8 4H-14Z', lit('#c9683f')) +
    path('M8 -10C18 -16 36 -18 50 -22C50 -8 40 -2 26 0H10Z', DARK) +
    path(discs([[2, 14, 13, 11]]), lit('#6f7c88')) +
    line('M8 22H54', lit(TIN), 5) +
    oval(-32, -16, 6, 6, '#fff2c0'),
  scooter: (lit) =>
    wheels(26, 10, -38, 44) +
    path('M-34 18H34C40 18 44 14 52 16V24H-34Z', lit('#3f8f8a')) +
    line('M-38 24L-22 -36', lit(TIN), 7) +
    line('M-36 -38L-8 -34', DARK, 6) +
    line('M-36 -38L-42 -39M-8 -34L-2 -33', lit('#d9679a'), 7) +
    line('M-6 -32C-2 -26 -2 -20 -6 -16M-4 -32C4 -28 6 -22 4 -16', lit('#e3b04a'), 2.6),
  'monster truck': (lit) =>
    path('M-52 -22L-36 -24L-26 -40H8L16 -24H54V-6H-54Z', lit('#6a5fb0')) +
    path('M-28 -24L-22 -35H-8V-24ZM-3 -35H6L11 -24H-3Z', '#cfe6ee') +
    path('M-10 -6L-2 -20L4 -12L14 -21L16 -6Z', lit('#e9a23f')) +
    line('M-30 -6L-24 12M30 -6L24 12M-24 10H24', lit('#6f7c88'), 6) +
    wheels(16, 23, -34, 34) +
    line('M-34 -8v7M-34 40v-7M-58 16h7M-10 16h-7M34 -8v7M34 40v-7M58 16h-7M10 16h7', '#5d5266', 6),
  'garbage truck': (lit) =>
    path('M-58 -10L-52 -28H-28V18H-58Z', lit('#e9b83f')) +
    path('M-52 -12L-48 -23H-34V-8H-52Z', '#cfe6ee') +
    path('M-26 -34H36C50 -34 58 -14 58 18H-26Z', lit('#5f9a5a')) +
    path('M36 -34C50 -34 58 -14 58 18H40Z', lit('#47793f')) +
    line('M-12 -26V10M4 -26V10M20 -26V10', lit('#47793f'), 4) +
    path('M42 -8h22v18h-18Z', lit('#6f7c88')) +
    wheels(22, 12, -42, 4, 34),
  'cement mixer': (lit) =>
    path('M-58 -8L-52 -26H-30V18H-58Z', lit('#4f8fa3')) +
    path('M-53 -10L-49 -21H-36V-6H-53Z', '#cfe6ee') +
    path('M-30 8H58V18H-30Z', lit('#6f7c88')) +
    path('M-26 -6C-24 -26 0 -38 20 -34L50 -22L56 -4L36 8H-14C-22 6 -26 0 -26 -6Z', lit('#e59a4c')) +
    path('M-8 -30L10 -35L4 8H-8ZM26 -32L38 -27L30 8H18Z', lit('#f6e6c4')) +
    path('M50 -22L60 -18L62 -2L54 -2Z', lit('#6f7c88')) +
    wheels(22, 12, -42, 8, 38),
  'toy bulldozer': (lit) =>
    path('M-60 -14C-50 -8 -50 14 -60 26H-46V-14Z', lit('#8797a6')) +
    line('M-48 12L-20 8', lit('#6f7c88'), 7) +
    path('M-34 -8H50V14H-34Z', lit('#e9b83f')) +
    path('M2 -38H40V-8H2Z', lit('#e9b83f')) +
    pane(8, -32, 24, 20) +
    line('M-18 -8V-26', DARK, 5) +
    path('M-26 8H42C56 8 56 34 42 34H-26C-40 34 -40 8 -26 8Z', DARK) +
    path(
      discs([
        [-24, 21, 7],
        [-2, 21, 7],
        [20, 21, 7],
        [40, 21, 7],
      ]),
      lit(TIN),
    ),
  'toy crane': (lit) =>
    path('M-4 -24H8V18H-4Z', lit('#e9b83f')) +
    line('M-58 -30H50M-4 -30L-4 -44L-46 -30M8 -30L2 -44', lit('#d99f2c'), 5) +
    line('M-46 -30V-2', DARK, 2.4) +
    line('M-46 -2c8 0 8 12 0 12s-6 -6 -6 -6', lit('#6f7c88'), 4) +
    path('M30 -30H50V-14H30Z', lit('#8797a6')) +
    path('M-10 -30H12V-12H-10Z', lit('#c9783f')) +
    pane(-6, -26, 10, 9) +
    line('M-4 -12L8 -2L-4 8L8 18', lit('#b98420'), 3) +
    path('M-26 18H30V32H-26Z', lit('#8797a6')) +
    wheels(32, 8, -18, 2, 22),
  'wooden tram': (lit) =>
    line('M-10 -36L0 -48L10 -36', DARK, 3) +
    path('M-58 -30C-58 -34 -54 -36 -50 -36H50C54 -36 58 -34 58 -30V20H-58Z', lit('#3f8f6a')) +
    path('M-58 -4H58V6H-58Z', lit(CREAM)) +
    pane(-50, -28, 20, 20) +
    pane(-25, -28, 15, 20) +
    pane(10, -28, 15, 20) +
    pane(30, -28, 20, 20) +
    path('M-8 -28H7V20H-8Z', lit(WOOD)) +
    line('M0 -26V18', lit(WOOD_DARK), 2) +
    wheels(23, 9, -38, -20, 20, 38),
  'toy tuk-tuk': (lit) =>
    path('M-44 -36C-30 -42 40 -42 50 -32V-26H-40Z', lit('#e9b83f')) +
    path(
      'M-56 2C-50 -6 -44 -10 -40 -30H-32L-26 0H10V-28H50V20H-46C-54 18 -58 10 -56 2Z',
      lit('#3f8f6a'),
    ) +
    path('M-38 -27L-47 -6H-29L-33 -27Z', '#cfe6ee') +
    path('M-24 -6H4V2H-24Z', lit('#a8623f')) +
    pane(20, -24, 24, 14) +
    line('M-54 6H50', lit('#f0d28a'), 4) +
    oval(-52, 8, 4, 4, '#fff2c0') +
    wheels(22, 11, -42, 30),
} as const satisfies Record<string, Drawing>;
