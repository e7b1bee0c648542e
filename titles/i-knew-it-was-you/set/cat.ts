import { line, path } from '#bookmaking/drawing/marks.ts';
import { litEdge } from './at-night.ts';
import { INK } from './colors.ts';

/** The cat of the house, lit from its right: back to us, ears up, its tail down over what it sits on at (0, 0). */
export const cat = (): string =>
  line('M-9 -2C-20 0 -22 12 -15 18C-12 20 -9 17 -11 14', INK.key, 5) +
  line('M-9 -2C-20 0 -22 12 -15 18C-12 20 -9 17 -11 14', '#222a50', 3.6) +
  path(
    'M-11 2C-13 -6 -10 -12 -4 -15C-6 -18 -6 -22 -4.500 -27L0 -24C2 -24.600 4 -24.600 6 -24L10 -27C12 -22 12 -18 9 -15C13 -11 14 -4 12 2C4 4 -4 4 -11 2Z',
    '#222a50',
    `stroke="${INK.key}" stroke-width=".9"`,
  ) +
  litEdge(
    'M10.300 -25C11.600 -21 11.400 -18 8.800 -15.500C12.600 -11 13.400 -4 11.600 1',
    INK.amber,
  ) +
  path('M5 -20C6.500 -22 8.500 -21.500 9.500 -20C8.500 -18.600 6.500 -18.400 5 -20Z', INK.glow) +
  line('M7.600 -21V-18.800', INK.key, 0.9) +
  line('M10 -16.500L15 -17.500M10 -15.500L15 -14.500', '#8a90b8', 0.5);
