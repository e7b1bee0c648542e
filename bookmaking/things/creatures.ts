// Toys of creatures: knitted, wooden, tin or clay, because nothing alive goes into a beak.
import { disc } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BRASS, CREAM, DARK, type Drawing, discs, dot, TIN, WOOD, WOOD_DARK } from './drawing.ts';

const stitches = (d: string, color: string): string =>
  line(d, color, 1.8, 'stroke-dasharray="3 4"');

const stegosaurus: Drawing = (lit) =>
  path('M-30 -14l-8 -16l16 8l4 -18l13 14l9 -16l8 17l14 -12l-1 17l14 -4l-6 12Z', lit('#e08a4f')) +
  path(
    'M-54 10C-50 -2 -40 -4 -34 -6C-22 -20 16 -24 32 -8C42 2 50 6 58 4C52 14 40 16 32 14V28H20V18H-10V28H-22V16C-34 18 -46 20 -54 10Z',
    lit('#5c9a6a'),
  ) +
  line('M-52 13q6 4 12 2', lit('#3f6f4a'), 2) +
  dot(-44, 5);

const dragon: Drawing = (lit) =>
  path('M-6 -10C-4 -36 20 -42 34 -34C26 -30 28 -20 18 -18C20 -12 8 -6 2 -4Z', lit('#d9853b')) +
  path(
    'M-56 -6C-52 -20 -36 -22 -28 -12C-12 -16 14 -12 28 0C40 8 50 2 58 -8C60 10 44 22 28 18V28H18V18H-10V28H-20V14C-32 12 -34 4 -36 0C-44 6 -54 4 -56 -6Z',
    lit(WOOD),
  ) +
  line('M-44 -18l-3 -10M-36 -16l1 -10', lit(WOOD_DARK), 4) +
  line('M-14 4q14 -4 28 4', lit(WOOD_DARK), 2.4) +
  dot(-46, -10);

const unicorn: Drawing = (lit) =>
  path('M-42 -22L-60 -44L-36 -30Z', lit(BRASS)) +
  path(
    'M-52 -8C-50 -26 -34 -32 -24 -24C-14 -16 -12 -8 8 -8C30 -8 40 0 40 12V34H30V18H-8V34H-18V6C-26 4 -30 0 -34 -4C-42 2 -50 0 -52 -8Z',
    lit('#f7f0f4'),
  ) +
  path(
    'M-30 -30C-20 -34 -8 -22 -8 -8C-16 -10 -24 -18 -30 -30ZM38 2C54 0 58 14 52 28C46 20 44 14 38 12Z',
    lit('#b78fd0'),
  ) +
  dot(-40, -14);

const tinCat: Drawing = (lit) =>
  path(
    'M-38 -14L-40 -34L-26 -24H-14L0 -34L0 -12C8 -8 34 -12 40 4V30H-30V8C-36 2 -40 -6 -38 -14Z',
    lit('#e0a552'),
  ) +
  line('M38 8C56 6 58 -14 48 -22', lit('#e0a552'), 7) +
  line('M-6 2v24M8 0v24M22 0v24', lit('#b97a36'), 3) +
  line('M-20 -4h-14M-20 0l-12 5M-16 -4h13M-16 0l11 5', DARK, 1.3) +
  dot(-28, -12) +
  dot(-12, -12) +
  oval(-20, -5, 3, 2.2, '#a85a5a');

const bone: Drawing = (lit) =>
  path(
    'M-34 -8C-38 -24 -58 -20 -54 -4C-62 6 -48 20 -34 8H34C48 20 62 6 54 -4C58 -20 38 -24 34 -8Z',
    lit('#8fc4c0'),
  ) +
  line('M-20 -2h36', lit('#c4e4de'), 4) +
  dot(46, 2, 2.4);

const hobbyHorse: Drawing = (lit) =>
  line('M-18 10L60 24', lit(WOOD), 6) +
  path(
    'M-60 8C-58 -6 -44 -12 -38 -22L-34 -34L-26 -24C-10 -20 -4 2 -12 20L-30 12C-30 6 -34 2 -38 4C-44 12 -56 18 -60 8Z',
    lit('#a0703f'),
  ) +
  path('M-28 -28C-12 -28 0 -8 -4 16L-12 20C-6 2 -14 -14 -28 -20Z', lit(CREAM)) +
  line('M-44 -6L-34 4M-44 -6L-30 -18', lit('#3f8f8a'), 3) +
  dot(-38, -10);

const knittedRabbit: Drawing = (lit) =>
  path(
    'M-34 -16C-52 -40 -40 -50 -28 -24C-30 -52 -14 -50 -18 -22C-4 -18 -4 0 -12 6C10 0 40 4 42 20C44 34 10 36 -18 34C-40 34 -44 20 -34 8C-44 2 -44 -10 -34 -16Z',
    lit('#c9b6d6'),
  ) +
  stitches('M-10 12H32M-16 22H36', lit('#a58fb8')) +
  oval(46, 20, 8, 8, lit(CREAM)) +
  dot(-32, -6, 2.6) +
  dot(-20, -5, 2.6) +
  line('M-30 2q4 4 8 0', DARK, 1.6);

const teddyBear: Drawing = (lit) =>
  path(`${disc(-42, -22, 9)}${disc(-16, -26, 9)}`, lit('#a8743f')) +
  oval(18, 10, 32, 24, lit('#c08a4f')) +
  path(`${disc(44, -10, 11)}${disc(48, 26, 12)}${disc(4, 30, 11)}`, lit('#b07c45')) +
  oval(-28, -6, 25, 23, lit('#c08a4f')) +
  oval(-31, 1, 11, 8.6, lit('#ecd2a6')) +
  oval(-32, -2, 4, 3, DARK) +
  dot(-38, -11, 2.8) +
  dot(-20, -12, 2.8) +
  oval(20, 12, 14, 11, lit('#ecd2a6'));

const lionMask: Drawing = (lit) =>
  path(
    Array.from({ length: 14 }, (_, i) =>
      disc(Math.cos(i * 0.449) * 34, Math.sin(i * 0.449) * 30, 12),
    ).join(''),
    lit('#c9783f'),
  ) +
  oval(0, 0, 33, 30, lit('#efc06a')) +
  oval(0, 10, 14, 10, lit('#f9e2b4')) +
  path(`${disc(-13, -6, 6, 7)}${disc(13, -6, 6, 7)}`, DARK) +
  path('M-6 4H6L0 10Z', DARK) +
  line('M34 0H58M-34 0H-58', lit(CREAM), 2.4);

const elephant: Drawing = (lit) =>
  path(
    'M-40 -16C-30 -36 24 -36 34 -12C42 4 40 16 38 24H-30V8C-36 10 -44 14 -46 26L-54 24C-56 4 -48 -6 -40 -16Z',
    lit('#8fa3b8'),
  ) +
  path('M-22 -22C-6 -28 2 -8 -8 6C-20 6 -26 -8 -22 -22Z', lit('#a9bccd')) +
  path('M6 -32h24l4 16h-28Z', lit('#b3567f')) +
  path(`${disc(-22, 28, 9)}${disc(26, 28, 9)}`, lit(WOOD_DARK)) +
  path(`${disc(-22, 28, 3)}${disc(26, 28, 3)}`, lit(BRASS)) +
  dot(-33, -8, 2.8);

const sockMonkey: Drawing = (lit) =>
  line('M20 14C44 4 52 24 60 8M-6 26L-20 40M10 28L22 42', lit('#a8998c'), 9) +
  oval(10, 10, 24, 20, lit('#b9a99a')) +
  oval(-26, -8, 23, 20, lit('#b9a99a')) +
  oval(-30, -1, 14, 9, lit('#f4ead8')) +
  line('M-38 0q8 6 16 0', lit('#d08a6a'), 3.4) +
  oval(-6, -14, 6, 7, lit('#f4ead8')) +
  dot(-34, -13, 2.8) +
  dot(-20, -14, 2.8) +
  path('M-44 -20C-40 -38 -14 -38 -10 -22Z', lit('#3f8f8a'));

const foxPuppet: Drawing = (lit) =>
  path(
    'M-52 8C-44 -12 -40 -16 -40 -34L-24 -22H-8L6 -32C8 -16 10 -10 52 -6V30C16 30 0 26 -10 18C-26 24 -44 20 -52 8Z',
    lit('#d8793a'),
  ) +
  path('M-52 8C-40 4 -34 10 -26 20C-38 22 -48 18 -52 8Z', lit(CREAM)) +
  path('M44 -8H56V32H44Z', lit(CREAM)) +
  oval(-52, 7, 4.4, 3.6, DARK) +
  dot(-30, -6) +
  dot(-12, -6);

const woollySheep: Drawing = (lit) =>
  line('M-14 22v14M2 24v12M20 24v12M32 20v14', DARK, 6) +
  path(
    discs([
      [-22, 2, 16],
      [-8, -12, 18],
      [14, -14, 18],
      [32, -2, 16],
      [24, 14, 16],
      [0, 16, 18],
      [-18, 14, 14],
    ]),
    lit('#f6efe2'),
  ) +
  line('M-8 -10q6 -8 12 0M12 -4q6 -8 12 0M-4 8q6 -8 12 0M16 12q6 -8 12 0', lit('#d8cbb8'), 2.4) +
  path('M-54 0C-54 -14 -34 -20 -28 -8C-24 4 -34 14 -44 14C-52 12 -54 8 -54 0Z', lit('#5a4a52')) +
  oval(-28, -10, 9, 4.4, lit('#5a4a52')) +
  oval(-44, -2, 2.6, 3, '#ffffff');

const windUpFrog: Drawing = (lit) =>
  path(
    'M-44 10C-44 -18 -10 -26 10 -20C38 -12 48 14 46 26H-30C-40 24 -44 18 -44 10Z',
    lit('#6aa84f'),
  ) +
  path(`${disc(-32, -16, 10)}${disc(-12, -22, 10)}`, lit('#7fbd62')) +
  path('M4 26C4 6 44 4 50 26Z', lit('#57923f')) +
  line('M48 2h10M58 -8v20', lit(BRASS), 5) +
  dot(-33, -17, 4) +
  dot(-13, -23, 4) +
  line('M-42 6q12 10 28 4', lit('#3f7030'), 2.6);

const turtle: Drawing = (lit) =>
  path(
    'M-34 12C-46 14 -60 8 -56 -4C-52 -12 -38 -8 -32 2ZM-20 18h14v12h-14ZM18 18h14v12h-14ZM36 10l20 8l-18 2Z',
    lit(WOOD),
  ) +
  path('M-36 14C-34 -30 36 -32 40 14Z', lit('#5c8a5a')) +
  line('M-20 12L-10 -16M2 14V-20M24 12L14 -16M-30 0H34', lit('#3f6a45'), 2.8) +
  dot(-48, -2, 2.4);

const duck: Drawing = (lit) =>
  path('M-46 -10L-60 -6L-46 0Z', lit('#e58a2f')) +
  path(
    'M-46 -6C-48 -28 -20 -30 -18 -10C-16 0 6 -6 24 -6C40 -6 46 -16 56 -18C56 4 46 24 14 24H-12C-34 24 -38 10 -30 4C-40 6 -46 2 -46 -6Z',
    lit('#efc75a'),
  ) +
  path('M-2 4C14 -4 32 0 34 8C22 18 2 18 -2 4Z', lit('#d9a23a')) +
  path(`${disc(-12, 28, 7)}${disc(20, 28, 7)}`, lit(WOOD_DARK)) +
  dot(-36, -12, 2.8);

const penguinMitten: Drawing = (lit) =>
  path('M-44 -20C-44 -32 40 -34 46 -2C50 26 -30 28 -44 20Z', lit('#3c4a66')) +
  path('M-6 -24C-10 -44 16 -44 16 -24Z', lit('#33405a')) +
  path('M0 -16C30 -22 42 -4 38 8C30 20 4 18 0 12Z', lit('#f6f2e6')) +
  path('M30 0L48 4L30 9Z', lit('#e58a2f')) +
  path('M-58 -22H-44V22H-58Z', lit(BRASS)) +
  dot(24, -8) +
  dot(25, 12);

const claySnail: Drawing = (lit) =>
  path(
    'M-58 8C-58 -8 -46 -10 -42 2C-40 14 -20 16 52 16C60 24 50 30 36 30H-40C-54 28 -58 20 -58 8Z',
    lit('#d9a78a'),
  ) +
  oval(12, -4, 29, 27, lit('#b56b4a')) +
  line('M34 0C32 -24 -6 -24 -6 -2C-6 16 22 14 22 0C22 -10 8 -10 8 -2', lit('#8a4a34'), 4) +
  line('M-52 -2L-58 -18M-46 -4L-44 -20', lit('#d9a78a'), 3.4) +
  path(`${disc(-58, -19, 3.4)}${disc(-44, -21, 3.4)}`, DARK);

const tinFish: Drawing = (lit) =>
  path('M34 0L58 -18V18Z', lit('#d9853b')) +
  path('M-52 0C-36 -28 16 -28 38 0C16 28 -36 28 -52 0Z', lit('#6fa3bf')) +
  path('M-10 -22L8 -36L16 -19Z', lit('#d9853b')) +
  line('M-14 -18q8 18 0 36M2 -18q8 18 0 36M18 -14q6 14 0 28', lit('#4a7f9e'), 2.6) +
  oval(-34, -5, 5.4, 5.4, '#ffffff') +
  dot(-34, -5);

const shark: Drawing = (lit) =>
  path('M34 2L58 -20L52 2L58 16Z', lit('#6f8aa3')) +
  path('M-58 2C-40 -22 20 -24 42 2C20 20 -36 22 -58 2Z', lit('#7f9ab3')) +
  path('M-8 -16L6 -42L18 -13ZM-2 14L-8 32L14 13Z', lit('#6f8aa3')) +
  path('M-56 4C-36 18 14 18 38 4C14 10 -36 10 -56 4Z', lit('#f3f2ea')) +
  line('M-46 7l5 4l4 -3l5 4l4 -3', DARK, 1.8) +
  dot(-36, -4) +
  oval(24, -2, 4, 4, lit(BRASS));

const whale: Drawing = (lit) =>
  path(
    'M-54 4C-54 -26 -6 -30 18 -14C34 -4 40 -10 42 -22L32 -34L48 -30L58 -40C62 -20 56 14 16 24C-20 32 -54 26 -54 4Z',
    lit('#5f8aa8'),
  ) +
  path('M-52 10C-30 20 0 20 24 20C-4 32 -46 30 -52 10Z', lit('#e6eef0')) +
  line('M-40 20h34M-32 25h24', lit('#a9bfca'), 1.8) +
  dot(-38, 0);

const octopus: Drawing = (lit) =>
  line(
    'M-24 6C-44 14 -48 30 -58 26M-14 14C-26 26 -24 36 -36 38M0 16C-4 28 2 36 -8 40M12 16C16 28 10 36 20 40M20 12C32 22 30 34 42 34M26 4C44 10 48 26 58 20',
    lit('#9a6fb5'),
    8,
  ) +
  oval(2, -10, 32, 27, lit('#a97fc2')) +
  oval(-10, -8, 6, 7, '#ffffff') +
  oval(12, -8, 6, 7, '#ffffff') +
  dot(-9, -7) +
  dot(13, -7) +
  line('M-6 6q7 5 14 0', DARK, 2.2);

const knight: Drawing = (lit) =>
  line('M-34 30L-54 -34', lit(TIN), 4) +
  path('M-20 -14H22V16H-20Z', lit('#8a9aac')) +
  path('M-18 16h15v18h-15ZM5 16h15v18h-15Z', lit('#74849a')) +
  path('M-16 -18C-16 -42 18 -42 18 -18Z', lit(TIN)) +
  line('M-14 -24H16', DARK, 4) +
  path('M18 -40C28 -52 40 -40 34 -28C30 -36 24 -36 18 -36Z', lit('#3f8f8a')) +
  path('M14 -8H42V8C40 20 30 26 28 27C24 25 16 20 14 8Z', lit('#e3b04a')) +
  line('M28 -6V22M16 4H40', lit('#b3567f'), 4);

export const creatures = {
  stegosaurus,
  'wooden dragon': dragon,
  unicorn,
  'tin cat': tinCat,
  'squeaky bone': bone,
  'hobby horse': hobbyHorse,
  'knitted rabbit': knittedRabbit,
  'teddy bear': teddyBear,
  'lion mask': lionMask,
  'elephant on wheels': elephant,
  'sock monkey': sockMonkey,
  'fox puppet': foxPuppet,
  'woolly sheep': woollySheep,
  'wind-up frog': windUpFrog,
  'wooden turtle': turtle,
  'wooden duck': duck,
  'penguin mitten': penguinMitten,
  'clay snail': claySnail,
  'tin fish': tinFish,
  'inflatable shark': shark,
  'wooden whale': whale,
  'rubber octopus': octopus,
  'wooden knight': knight,
};
