import { disc, star } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, TIN } from './drawing.ts';

const sock: Drawing = (lit) =>
  path(
    'M-56 -20H-34L2 -16C10 -14 14 -8 18 2L50 8C62 12 60 30 46 30H6C-8 30 -14 20 -18 8L-56 6Z',
    lit('#e8a24a'),
  ) +
  path('M-58 -22H-44V8H-58Z', lit('#3f8f8a')) +
  line('M-34 -18V6M-24 -17V6M-12 -15L-14 10', lit('#3f8f8a'), 4) +
  path('M40 8C62 10 60 30 46 30H38C44 22 44 14 40 8Z', lit('#3f8f8a'));

const mitten: Drawing = (lit) =>
  path('M-40 -18C-20 -26 30 -28 46 -8C56 8 46 24 20 24C-4 24 -26 22 -40 18Z', lit('#7a8fc4')) +
  path('M-6 -22C-12 -44 14 -46 16 -24Z', lit('#6a7fb4')) +
  path('M-58 -20H-40V20H-58Z', lit(CREAM)) +
  line('M-53 -18V18M-46 -18V18', lit('#cfc3a8'), 2.4) +
  path(star(8, 0, 12), lit(CREAM));

const slipper: Drawing = (lit) =>
  path(
    'M-54 22C-60 8 -52 -6 -36 -4C-22 -2 -18 4 -6 -2C14 -14 50 -8 56 10C60 22 50 26 40 26H-46Z',
    lit('#a97fb5'),
  ) +
  path('M-56 20H54V30C20 34 -30 34 -54 30Z', lit('#6a4a72')) +
  path('M-36 -4C-22 -2 -18 4 -6 -2C-10 10 -30 12 -44 6Z', lit(CREAM)) +
  oval(28, -6, 9, 8, lit(CREAM));

const boot: Drawing = (lit) =>
  path('M-50 -30H-16V2C0 4 6 8 26 8C46 8 56 16 56 28H-50Z', lit('#4a5f8f')) +
  path('M-52 26H58V33H-52Z', DARK) +
  line('M-16 -18L-28 -14M-15 -8L-28 -4M-10 2L-24 6M0 6L-8 14', lit(CREAM), 3) +
  path('M-44 33h8v6h-8ZM-20 33h8v6h-8ZM14 33h8v6h-8ZM38 33h8v6h-8Z', DARK) +
  line('M-50 -24H-18', lit(BRASS), 4);

/** From the side: from above it was a pink bean. */
const balletSlipper: Drawing = (lit) =>
  line('M-6 2C-2 -16 34 -16 32 -36M46 -8C38 -20 4 -18 8 -36', lit('#b9556f'), 5) +
  line(
    'M20 -36C-10 -62 -26 -34 20 -36C50 -62 66 -34 20 -36L6 -20M20 -36L38 -22',
    lit('#e08fa6'),
    5,
  ) +
  path(
    'M-61 24C-62 8 -46 -2 -22 -1C-8 0 0 12 16 12C32 12 38 2 44 -10C54 -12 61 2 59 18C58 28 50 31 40 31H-48C-56 31 -61 30 -61 24Z',
    lit('#e08fa6'),
  ) +
  path('M-22 -1C-4 -9 30 -12 44 -10C38 2 32 12 16 12C0 12 -8 0 -22 -1Z', lit('#8f4358')) +
  path(
    'M-61 24C-62 8 -46 -2 -22 -1C-34 6 -38 18 -34 31H-48C-56 31 -61 30 -61 24Z',
    lit('#f0b4c4'),
  ) +
  line('M-54 31C-30 35 20 35 52 30', lit('#b9556f'), 4);

const tapShoe: Drawing = (lit) =>
  path('M-56 16C-58 -6 -44 -14 -30 -10L-10 0C10 -2 54 0 58 16V22H-56Z', lit('#4a3f52')) +
  path('M-56 20H-26V34H-52ZM14 20H58L50 27H18Z', lit(TIN)) +
  line('M-22 -6C-10 -18 6 -14 6 -2', lit('#4a3f52'), 5) +
  oval(6, -2, 4, 4, lit(BRASS)) +
  line('M-46 2q8 -8 16 -4', '#8a7f92', 3);

const topHat: Drawing = (lit) =>
  path('M-30 12L-34 -40H34L30 12Z', lit('#4a4658')) +
  oval(0, -40, 34, 6, lit('#5d586c')) +
  path('M-31 -2H31L30 10H-30Z', lit('#b3567f')) +
  path('M-56 10C-30 18 30 18 56 10C58 24 30 28 0 28C-30 28 -58 24 -56 10Z', lit('#3b3848'));

const paperHat: Drawing = (lit) =>
  path('M-58 24C-20 12 20 12 58 24L0 -40Z', lit('#f3ead6')) +
  path('M0 -40L58 24C40 18 20 16 0 15Z', lit('#d9ccb2')) +
  path('M-58 24C-20 10 20 10 58 24L50 34C18 24 -18 24 -50 34Z', lit('#e6dac0')) +
  line('M-30 6h18M-24 -2h14M-18 -10h10', '#a8a096', 2);

const cape: Drawing = (lit) =>
  path(
    'M-50 -24C-20 -34 10 -28 18 -20C40 -10 54 10 58 30C30 20 10 36 -8 22C-24 34 -40 24 -54 28C-46 8 -46 -10 -50 -24Z',
    lit('#5a6fb5'),
  ) +
  line('M-36 -20Q-30 6 -36 22M-10 -24Q0 0 -6 20M14 -18Q30 4 34 20', lit('#43569a'), 3) +
  path(star(6, -2, 12), lit(BRASS)) +
  line('M-50 -24C-60 -28 -60 -14 -52 -16', lit(BRASS), 4);

const feathers: Drawing = (lit) =>
  path(
    discs([
      [-50, 6, 14, 13],
      [-38, -6, 14, 13],
      [-24, 4, 14, 13],
      [-10, 14, 14, 13],
      [4, 6, 14, 13],
      [16, -8, 14, 13],
      [30, -2, 14, 13],
      [42, 10, 14, 13],
      [54, 2, 14, 13],
    ]),
    lit('#c77b9a'),
  ) +
  line(
    'M-54 0l-6 -10M-40 -12l-2 -10M-24 -4l2 12M-8 20l-2 10M6 0l6 -8M18 -16l0 -10M32 -8l8 -8M44 18l2 10M58 0l8 -6',
    lit('#dd9bb5'),
    4,
  ) +
  line('M-52 4C-36 -14 -16 24 4 6S36 -10 56 4', lit('#a85a7c'), 3);

const tiara: Drawing = (lit) =>
  path(
    'M-50 20C-48 -4 -44 -14 -44 -26L-26 -4L-16 -32L0 -6L16 -32L26 -4L44 -26C44 -14 48 -4 50 20C20 30 -20 30 -50 20Z',
    lit(BRASS),
  ) +
  path(
    disc(-16, -32, 5) + disc(16, -32, 5) + disc(-44, -27, 4) + disc(44, -27, 4),
    lit('#f6ead2'),
  ) +
  oval(0, 10, 8, 9, lit('#7fb5c9')) +
  path(disc(-24, 10, 5) + disc(24, 10, 5), lit('#b78fd0'));

const mermaidCrown: Drawing = (lit) =>
  path(
    'M-50 22C-48 2 -46 -6 -48 -18C-34 -16 -28 -6 -24 2C-22 -22 -10 -34 0 -40C10 -34 22 -22 24 2C28 -6 34 -16 48 -18C46 -6 48 2 50 22C20 32 -20 32 -50 22Z',
    lit('#4fa3a0'),
  ) +
  line('M0 -32V6M-10 -22L-4 6M10 -22L4 6', lit('#bfe6de'), 2.6) +
  path(
    [-36, -18, 0, 18, 36].map((x) => disc(x, 18 - Math.abs(x) * 0.06, 5)).join(''),
    lit('#fdf3e4'),
  ) +
  path(disc(-48, -20, 5) + disc(48, -20, 5), lit('#f0b8a0'));

const belt: Drawing = (lit) =>
  line('M-54 -6C-30 -26 10 -24 22 -4', lit('#efc94f'), 13) +
  line(
    'M22 -4C30 10 44 4 58 -10M18 0C24 18 36 22 54 24M-54 -6C-40 16 -6 14 18 0',
    lit('#efc94f'),
    13,
  ) +
  line('M-50 -4C-36 12 -6 11 16 -2', lit('#c9a032'), 2.4) +
  oval(20, -2, 11, 10, lit('#dcb33c'));

const catchersMitt: Drawing = (lit) =>
  path(
    'M-40 30C-58 10 -54 -20 -36 -30C-28 -40 -12 -38 -8 -30C0 -42 16 -40 18 -28C28 -36 42 -28 40 -14C56 -20 62 -4 52 8C44 30 20 38 0 38C-16 38 -32 38 -40 30Z',
    lit('#a9683a'),
  ) +
  oval(4, 8, 24, 20, lit('#c98a52')) +
  line('M-30 -24L-18 -2M-6 -28L0 -8M18 -26L16 -6M38 -12L26 0', lit('#7d4a28'), 3) +
  oval(4, 8, 12, 12, '#fbf6ea') +
  line('M-4 2q6 6 0 13M12 2q-6 6 0 13', '#c98a72', 1.8);

const snorkel: Drawing = (lit) =>
  line('M30 24H44C58 24 56 4 56 -38', lit('#e0913a'), 8) +
  path(
    'M-50 -20C-50 -30 26 -30 28 -18C30 6 20 20 6 16C-2 12 -10 4 -14 4C-20 6 -24 16 -34 16C-48 14 -50 0 -50 -20Z',
    lit('#3f8f9c'),
  ) +
  path(
    'M-43 -18C-42 -24 20 -24 21 -16C22 2 16 12 8 9C0 6 -8 -3 -14 -3C-20 -2 -26 9 -34 9C-42 7 -43 -4 -43 -18Z',
    '#cfeaf0',
  ) +
  line('M-34 -14L-24 4M-24 -16L-20 -8', '#ffffff', 3) +
  line('M-50 -12H-60', DARK, 5);

export const wearables = {
  sock,
  mitten,
  slipper,
  'left boot': boot,
  'ballet slipper': balletSlipper,
  'tap shoe': tapShoe,
  'top hat': topHat,
  'paper hat': paperHat,
  cape,
  'feather boa': feathers,
  tiara,
  'mermaid crown': mermaidCrown,
  'yellow belt': belt,
  'catcher’s mitt': catchersMitt,
  snorkel,
};
