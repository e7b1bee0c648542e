import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { MOLE, SAND } from './colors.ts';

const [BRASS, BRASS_DARK] = ['#b89b63', '#8d7a55'];

/** Off, and their arms folded: about 44 wide round (0, 0). */
export const foldedGlasses = (): string =>
  oval(-11, 0, 10, 10, MOLE.glass, `stroke="${BRASS}" stroke-width="2.4"`) +
  oval(12, 0, 10, 10, MOLE.glass, `stroke="${BRASS}" stroke-width="2.4"`) +
  line('M-15 -4q2 -3 4 -4M8 -4q2 -3 4 -4', '#cfeaff', 2) +
  line('M-20 6L16 10', '#2c2530', 2.2);

/** What somebody has worn for thirty years, on the sand with their arms behind them, and somebody with claws who sees itself in them. */
export const glassesOnSand = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    oval(-14, 15, 60, 6, '#5c4a78', 'fill-opacity=".3"') +
      line('M-46 -10C-62 -16 -74 -14 -82 -6M44 -14C60 -22 70 -20 80 -10', '#2c2530', 4) +
      lens(-24, -2, 24) +
      lens(27, -4, 22) +
      line('M-2 -10C0 -16 4 -16 6 -11', BRASS, 4.5) +
      // The sky that they keep out, and whoever stands before them.
      path(
        'M-40 -6C-38 -16 -30 -21 -20 -21C-26 -16 -34 -12 -40 -6Z',
        '#cfeaff',
        'fill-opacity=".8"',
      ) +
      path('M13 -8C15 -17 22 -21 30 -21C25 -17 18 -13 13 -8Z', '#cfeaff', 'fill-opacity=".8"') +
      at(34, 9, 0.6, crab('#8a4a44'), 0, -0.6) +
      path('M-62 17C-40 12 -20 17 0 15C24 12 44 17 60 15C40 24 -40 26 -62 17Z', SAND.base) +
      line('M-60 17C-40 12.500 -20 17 0 15C24 12.500 44 17 58 15', '#fbeecb', 1) +
      at(62, 17, 0.85, crab('#d9573f')),
  );

function lens(x: number, y: number, r: number): string {
  return (
    oval(x, y, r, r, BRASS_DARK) +
    oval(x, y - 0.6, r - 1, r - 1, BRASS) +
    oval(
      x,
      y,
      r - 3.4,
      r - 3.4,
      linear([
        [0, '#4b5a7a'],
        [0.5, '#2a2438'],
        [1, MOLE.glass],
      ]),
    )
  );
}

/** Sideways, to whatever it is; about 22 wide on (0, 0), and looks to the left. */
const crab = (color: string): string =>
  line('M-6 -3L-10 2M-2 -2L-4 3M4 -2L6 3M8 -3L12 2', color, 1.8) +
  line('M-7 -7L-13 -11M8 -7L13 -10', color, 2) +
  path('M-17 -12C-17 -17 -11 -18 -10 -13L-13.500 -13.500L-12 -10C-14 -9 -16 -10 -17 -12Z', color) +
  path('M16 -11C17 -16 11 -17 10 -12L13 -12.500L12 -9C14 -8 16 -9 16 -11Z', color) +
  path('M-9 -5C-9 -12 10 -12 10 -5C8 0 -7 0 -9 -5Z', color) +
  line('M-4 -9V-14M1 -9V-14', color, 1.2) +
  oval(-4.5, -15, 2.2, 2.2, '#fffaf0') +
  oval(0.5, -15, 2.2, 2.2, '#fffaf0') +
  line('M-5.300 -15h.1M-.3 -15h.1', '#2a1c26', 1.8);
