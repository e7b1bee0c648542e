import type { Point } from '../../../drawing/geometry.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';

/** On the wall of Nine: a lake, a small girl, and a bigger boy with something behind his back. Middle at (x, y). */
export const lakePhotograph = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    box(-27, -21, 54, 42, '#a9743f', 1.6) +
      box(-24, -18, 48, 36, '#e6d3a8') +
      path('M-24 -4C-14 -12 -8 -8 0 -12C8 -8 16 -12 24 -5V2H-24Z', '#9aa58c') +
      box(-24, 1, 48, 9, '#b9c6c2') +
      line('M-18 4h8M2 6h12M-8 8h7', '#8fa3a6', 0.8) +
      path('M-24 10H24V18H-24Z', '#c9b48a') +
      // The girl waves a mitten; the boy stands very straight.
      path('M-12 15L-10 6H-5L-3 15Z', '#7d6a55') +
      oval(-7.5, 3, 3, 3.2, '#a98a68') +
      line('M-10 8l-4 -4M-5 8l3 3', '#7d6a55', 1.6) +
      path('M5 15V3H12V15Z', '#6a5a4a') +
      oval(8.5, -1.4, 3.4, 3.6, '#a98a68') +
      path('M5 -2C4 -6 13 -6 12 -2L11 -4H6Z', '#4a3d35') +
      line('M11.4 5L15 9', '#6a5a4a', 1.8) +
      oval(15.4, 9.6, 2.4, 2.4, '#f6efdc'),
  );

/** An empty hook, and under it the shape of a mitten that the paper kept. */
export const mittenHook = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    at(
      0,
      3,
      0.34,
      path('M-15 10C-19 26 -20 44 -12 53C-4 61 9 60 15 51C20 43 18 26 15 10V0H-15Z', '#6f8bd2') +
        path('M13 14C20 16 28 24 31 33C33 40 26 45 20 41C15 37 12 31 11 26Z', '#6f8bd2'),
    ) + line('M0 -4V1q0 3 3 2', '#f2c65a', 1.4),
  );
