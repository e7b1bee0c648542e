import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

const FUR = '#5d6f8f';
const DARK = '#46577a';
const PALE = '#8b9bb8';

/** The house cat, poured out on the coolest tiles that there are: one round of back, its chin on its tail; the ground under it at (x, y), about 100 long. */
export const sleepingCat = ([x, y]: Point, size: number): string =>
  at(
    x,
    y,
    size,
    oval(2, 0, 58, 7, '#2f6a72', 'fill-opacity=".28"') +
      path(
        'M-44 -6C-46 -40 -18 -58 12 -56C42 -54 58 -34 56 -12C55 0 40 4 10 4C-20 4 -42 4 -44 -6Z',
        FUR,
      ) +
      path(
        'M56 -12C55 0 40 4 10 4C2 4 -6 4 -14 3.6C20 0 44 -12 50 -36C55 -28 57 -20 56 -12Z',
        DARK,
      ) +
      line('M0 -55q6 9 2 19M17 -55q7 10 2 21M34 -49q7 10 1 20', DARK, 4.6) +
      // The tail comes all the way round, and the chin lies on it.
      line('M52 -6C40 6 6 9 -30 3', FUR, 11) +
      line('M-18 4.6L-30 3', PALE, 11) +
      path(
        'M-62 -14C-63 -24 -58 -29 -58 -42C-52 -41 -47 -37 -44 -33C-38 -35 -31 -35 -25 -33C-22 -37 -17 -41 -11 -42C-11 -29 -7 -24 -9 -14C-12 2 -58 2 -62 -14Z',
        FUR,
      ) +
      path('M-55 -36L-48 -31L-55 -27ZM-14 -36L-15 -27L-21 -31Z', '#d99a9a') +
      path('M-50 -8C-46 -16 -26 -16 -21 -8C-25 -1 -46 -1 -50 -8Z', PALE) +
      line('M-54 -18q5 4 10 0M-28 -18q5 4 10 0', '#2c3850', 2.2) +
      path('M-38.5 -13.5H-32.5L-35.5 -10Z', '#d99a9a') +
      line('M-35.5 -10q0 4 -4.4 3.2M-35.5 -10q0 4 4.4 3.2', '#2c3850', 1.2),
  );
