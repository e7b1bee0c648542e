import { at, path } from '#bookmaking/drawing/marks.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** Whoever looks, as a shadow from before: slippers, a robe with its collar, ears, and one hand on a hip. Feet on (0, 0), 100 high, `wide` for each 100. */
export const inTheDoor = (
  x: number,
  y: number,
  tall: number,
  dark: number,
  turn = 0,
  wide = tall,
): string =>
  at(
    x,
    y,
    tall / 100,
    path(
      'M-18 -5C-16 -20 -13 -34 -12 -44L-13 -46L-29 -57C-32 -59 -32 -62 -30 -64L-21 -75C-19 -78 -15 -79 -12.500 -79.500L-12 -83L-5 -80.500V-83.500C-7 -85 -8 -87 -8.600 -89C-11.500 -89 -11.500 -94 -9 -94C-8.500 -99 -4.500 -101.500 0 -101.500C4.500 -101.500 8.500 -99 9 -94C11.500 -94 11.500 -89 8.600 -89C8 -87 7 -85 5 -83.500V-80.500L12 -83L12.500 -79.500C17 -78.500 20 -77 21.500 -73C25 -64 26 -54 25 -45C25 -41 19.500 -41 19.500 -45C19.500 -53 18.500 -60 16 -65L13 -46C14 -32 16 -18 19 -5ZM-15 -67L-23 -60.500L-13.500 -54ZM-16 -5H-2V-1C-6 1 -18 1 -18 -2ZM3 -5H16L18 -2C18 1 7 1 3 -1Z',
      INK.key,
      `fill-opacity="${dark}" fill-rule="evenodd"`,
    ),
    turn,
    wide / 100,
  );
