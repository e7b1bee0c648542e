import { num } from '#bookmaking/drawing/curves.ts';
import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

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

const CAP = '#3f3a52';
const BAND = '#f2b632';

/** Dot in the mirror, who has been counting: one brow up, both eyes on somebody at her right; middle at (0, 0), 120 wide. */
export const driverGlare = (): string =>
  // Skin, which no crayon turns to planks.
  calm(glare());

const glare = (): string =>
  path('M57 -18C66 -16 67 -4 62 4L55 6Z', '#2b2228') +
  path('M58 -2C66 -8 74 -2 72 8C71 17 64 22 57 19Z', '#7d5038') +
  line('M62 3C67 2 68 8 63 13', '#4f2f22', 1.6) +
  path(
    'M-70 -38H54C63 -14 64 8 56 24C52 32 46 37 40 42H-70Z',
    linear([
      [0, '#946044'],
      [1, '#754a33'],
    ]),
  ) +
  // It sits on a round head: over the brow, and down behind the temple as far as the ear.
  path('M-70 -44H50C58 -36 62 -26 61 -15C40 -26 -30 -28 -70 -19Z', CAP) +
  path('M-70 -27C-30 -35 36 -33 61.6 -21L61 -14C36 -26 -30 -28 -70 -19Z', BAND) +
  eye(-23, -7) +
  eye(23, -7) +
  line('M-41 -8C-32 -10 -20 -6 -11 -1', '#2b2228', 5) +
  line('M10 -10C18 -18 30 -19 41 -13', '#2b2228', 5) +
  // A bridge, two wings and a light on the tip: all one shade it was a slab.
  path('M-3 2C-5 10 -12 15 -11 20C-10 25 -4 24 0 26C4 24 10 25 11 20C12 15 5 10 3 2Z', '#a56c4b') +
  path('M3 2C5 10 12 15 11 20C10 25 4 24 0 26C4 20 3 12 3 2Z', '#764a33') +
  line('M-11 17C-13 22 -9 25.4 -6 23.4M11 17C13 22 9 25.4 6 23.4', '#4f2f22', 1.8) +
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
