import { at, line, path } from '#bookmaking/drawing/marks.ts';

/** Since foot six has its pot, it lives in a cup; its foot at (`x`, `y`), 42 mm high. */
export const geranium = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    line('M0 -10C-2 -22 -8 -26 -10 -34M0 -10C2 -24 6 -28 9 -30M0 -10V-30', '#4f8a42', 1.6) +
      path(
        'M-10 -16C-18 -20 -18 -10 -8 -12ZM8 -14C18 -20 18 -8 6 -11ZM-4 -22C-14 -26 -12 -16 -3 -19Z',
        '#6aa653',
      ) +
      path(
        'M-15 -37a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M4 -33a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M-4 -33a4 4 0 1 1 8 0a4 4 0 1 1 -8 0',
        '#f0866a',
      ) +
      line('M7 -8C13 -9 13 -2 6 -2', '#86c5dd', 2) +
      path('M-8 -11H8C8 -4 6 0 3 0H-3C-6 0 -8 -4 -8 -11Z', '#86c5dd'),
  );
