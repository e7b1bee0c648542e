import { disc } from '#bookmaking/drawing/curves.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';

/** A trunk, and a crown of many leaves: round masses, each with a little moon on it. */
export const tree = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    k,
    path(
      'M-2 2C-1 -8 -2 -14 -7 -22L-4.400 -23L0 -16L5 -25L7.400 -23.400C2.600 -14 2 -8 3 2Z',
      INK.key,
    ) +
      path(CROWN, '#16264f', `stroke="${INK.key}" stroke-width="1.2"`) +
      path(CROWN, '#16264f') +
      path(
        disc(-6, -44, 8, 7) + disc(6, -50, 8, 7) + disc(-12, -34, 7, 6) + disc(10, -38, 7, 6),
        '#22396c',
      ) +
      line(
        'M-11 -46q2 -4 6 -4M2 -53q3 -3 7 -1M-17 -36q1 -4 5 -5M7 -41q3 -3 7 -1M-4 -36q3 -2 6 -1',
        '#5478ac',
        1.2,
      ),
  );

const CROWN =
  disc(0, -44, 13, 12) +
  disc(-12, -36, 11, 10) +
  disc(12, -38, 11, 10) +
  disc(-5, -30, 11, 9) +
  disc(8, -29, 11, 9) +
  disc(4, -53, 9, 8);
