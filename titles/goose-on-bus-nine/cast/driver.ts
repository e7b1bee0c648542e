import { num } from '#bookmaking/drawing/curves.ts';
import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';

/** The cap of the line, yellow band and all, on a head whose chin is at (0, 0); `turn` -1 to 1 looks aside. */
export function uniformCap(turn: number): string {
  const x = (at: number): string => num(at + turn * 4);
  const s = turn < 0 ? -1 : 1;
  return calm(
    path(
      `M${x(-25)} -46C${x(-38)} -58 ${x(-30)} -70 ${x(0)} -71C${x(30)} -70 ${x(38)} -58 ${x(25)} -46Z`,
      CAP,
    ) +
      path(
        `M${x(-25.5)} -47C${x(-10)} -53 ${x(10)} -53 ${x(25.5)} -47L${x(25)} -40C${x(10)} -46 ${x(-10)} -46 ${x(-25)} -40Z`,
        BAND,
      ) +
      path(
        `M${x(s * -12)} -45C${x(s * 8)} -50 ${x(s * 26)} -46 ${x(s * 36)} -37C${x(s * 24)} -39 ${x(s * 4)} -40 ${x(s * -12)} -42Z`,
        '#2a2740',
      ),
  );
}

export const CAP = '#3f3a52';
export const BAND = '#f2b632';

/** Dot in the mirror, who has been counting: one brow up, both eyes on somebody at her right; her nose is at (0, 0), her ear at 60. */
export const driverGlare = (): string =>
  // Skin, which no crayon turns to planks.
  calm(glare());

/** Blue, as the bus company's. */
export const UNIFORM = '#33507a';
export const SKIN = { lite: '#a06a4a', base: '#8a5a3e', shade: '#6f4632', deep: '#4b2c20' };

const glare = (): string =>
  // Short hair, and an ear with a stud of brass.
  path('M50 -34C66 -34 68 -12 62 6L52 10Z', '#2b2228') +
  path('M56 -12C66 -18 76 -9 73 4C71 15 63 22 55 18Z', SKIN.shade) +
  line('M61 -6C67 -6 68 1 62 7', SKIN.deep, 1.8) +
  oval(65, 16, 2.6, 2.8, BAND) +
  shoulders() +
  path(
    'M-70 -40H56C62 -18 62 10 56 30C51 48 42 62 28 73C16 82 -16 82 -30 74C-50 64 -64 46 -68 22C-70 2 -72 -20 -70 -40Z',
    linear([
      [0, SKIN.shade],
      [0.26, SKIN.lite],
      [1, SKIN.base],
    ]),
  ) +
  // What the peak keeps from the lamps.
  path('M-90 -40H58C61 -30 61 -24 61 -20C40 -30 -34 -30 -90 -18Z', SKIN.deep, 'fill-opacity=".5"') +
  oval(-42, 33, 17, 10, '#b0613f', 'fill-opacity=".42"') +
  oval(41, 33, 15, 10, '#b0613f', 'fill-opacity=".42"') +
  eye(-28, -2) +
  eye(29, 0) +
  // One comes down to the nose, the other has gone up: that is how she asks.
  path('M-58 -10C-42 -16 -24 -13 -10 -4C-10 1 -13 2 -16 1C-28 -6 -42 -6 -57 -3Z', '#2b2228') +
  path(
    'M12 -12C22 -26 42 -28 55 -15C55 -11 53 -10 51 -10C40 -18 26 -17 15 -6C11 -6 11 -9 12 -12Z',
    '#2b2228',
  ) +
  line('M-1 -8q2 4 0 8', SKIN.deep, 1.8, 'stroke-opacity=".7"') +
  // A bridge, two wings and a light on the tip.
  path(
    'M5 4C8 16 16 22 15 30C14 36 6 35 1 38C-4 35 -13 37 -14 30C-14 24 -8 21 -6 14C-2 26 4 20 5 4Z',
    SKIN.shade,
  ) +
  oval(-2, 27, 5, 4, SKIN.lite, 'fill-opacity=".6"') +
  line('M-13 26C-17 33 -11 38 -7 35M14 26C18 33 12 38 8 35', SKIN.deep, 2) +
  // Shut, and pulled to one side.
  line('M-18 53C-6 54 12 54 25 48', SKIN.deep, 3.4) +
  line('M25 43C30 45 31 50 29 53M-6 61q8 2.6 15 0', SKIN.deep, 2, 'stroke-opacity=".8"') +
  // It sits low.
  path('M-90 -100H36C58 -92 70 -62 66 -40C44 -54 -30 -58 -90 -46Z', CAP) +
  path('M-90 -100H36C46 -96 54 -88 59 -78C30 -92 -40 -94 -90 -84Z', '#57506e') +
  path('M-90 -60C-30 -70 44 -66 67 -50L65.6 -37C42 -51 -30 -54 -90 -43Z', BAND) +
  line('M-90 -58C-30 -68 44 -64 66 -48.6', '#ffe08a', 1.4) +
  path('M-90 -45C-30 -56 44 -52 65 -36C62 -31 58 -29 54 -30C26 -40 -40 -40 -90 -30Z', '#2a2740') +
  line('M-86 -38C-40 -48 30 -48 56 -34', '#5a5478', 1.6);

/** A neck in the shade of its chin, and what a driver wears round it. */
const shoulders = (): string =>
  path('M-34 56V112H36V50Z', SKIN.shade) +
  path('M-34 56V84Q0 98 36 74V50Z', SKIN.deep) +
  path('M-110 190C-104 132 -84 112 -38 98L0 126L38 94C74 106 100 128 108 190Z', UNIFORM) +
  path('M-38 98L0 126L-16 140L-46 104ZM38 94L0 126L16 140L47 100Z', '#fff6e2') +
  path('M-5 124H5L9 190H-9Z', BAND) +
  line('M-46 106C-40 124 -30 140 -22 152M47 102C42 122 34 138 26 152', '#16284a', 2.4);

/** Narrow: as much of it as whoever counts needs. */
const eye = (x: number, slant: number): string =>
  path(
    `M${x - 19} ${9 + slant}C${x - 12} ${num(3 + slant)} ${x + 10} ${3 - slant} ${x + 19} ${9 - slant}C${x + 11} 20 ${x - 10} 21 ${x - 19} ${9 + slant}Z`,
    '#fffaf0',
  ) +
  clip(
    `M${x - 19} ${9 + slant}C${x - 12} ${num(3 + slant)} ${x + 10} ${3 - slant} ${x + 19} ${9 - slant}C${x + 11} 20 ${x - 10} 21 ${x - 19} ${9 + slant}Z`,
    oval(x + 9, 10, 7.4, 8, '#33211c') + oval(x + 11.4, 7.6, 2, 2, '#ffffff'),
  ) +
  // A lid lies on it.
  path(
    `M${x - 21} ${10 + slant}C${x - 16} -3 ${x + 14} -4 ${x + 21} ${10 - slant}C${x + 12} ${4 - slant} ${x - 12} ${4 + slant} ${x - 21} ${10 + slant}Z`,
    SKIN.base,
  ) +
  line(
    `M${x - 21} ${10 + slant}C${x - 12} ${4 + slant} ${x + 12} ${4 - slant} ${x + 21} ${10 - slant}`,
    '#2b1a16',
    2.8,
  ) +
  line(
    `M${x - 15} 22C${x - 6} 26 ${x + 6} 26 ${x + 14} 21`,
    SKIN.deep,
    1.8,
    'stroke-opacity=".75"',
  );
