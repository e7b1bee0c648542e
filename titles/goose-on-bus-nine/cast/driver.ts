import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** Dot in the mirror, who has been counting: one brow up, both eyes on somebody at her right; middle at (0, 0), 120 wide. */
export const driverGlare = (): string =>
  // Skin, which no crayon turns to planks.
  calm(glare());

const glare = (): string =>
  path(
    'M-70 -38H54C66 -12 66 14 54 40H-70Z',
    linear([
      [0, '#946044'],
      [1, '#754a33'],
    ]),
  ) +
  path('M-70 -38H56C72 -14 72 12 64 34C64 6 58 -12 50 -19C20 -26 -30 -26 -70 -18Z', '#3f3a52') +
  path('M-70 -23C-30 -31 24 -31 54 -22L58 -15C24 -25 -30 -25 -70 -17Z', '#f2b632') +
  eye(-23, -7) +
  eye(23, -7) +
  line('M-41 -8C-32 -10 -20 -6 -11 -1', '#2b2228', 5) +
  line('M10 -10C18 -18 30 -19 41 -13', '#2b2228', 5) +
  path('M-6 4C-11 15 -9 24 0 24C9 24 11 15 6 4', '#6a412d') +
  oval(-38, 26, 17, 11, '#b06a4c', 'fill-opacity=".4"') +
  oval(38, 26, 17, 11, '#b06a4c', 'fill-opacity=".4"') +
  line('M-42 19q8 4 16 1M46 18q-8 4 -16 1M-4 -13q2 5 -1 9M3 -14q-1 5 1 8', '#5f3a28', 1.8);

const eye = (x: number, lid: number): string =>
  oval(x, 6, 13, 9.4, '#fffaf0') +
  oval(x + 6.4, 6.4, 6, 7, '#33211c') +
  oval(x + 8.4, 3.8, 1.9, 1.9, '#ffffff') +
  path(
    `M${x - 14} 6C${x - 11} ${lid} ${x + 11} ${lid} ${x + 14} 6C${x + 9} 1 ${x - 9} 1 ${x - 14} 6Z`,
    '#7d5038',
  );
