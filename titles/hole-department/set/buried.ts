import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { EARTH } from './colors.ts';

// What lies in the ground of a beach, and nobody has filled in a form for. Each by itself, so that the
// cover carries only what it shows.
export const boot = (): string =>
  path('M-8 -14H3V-2C9 -1 13 3 11 7H-8Z', '#6d5560') +
  path('M-8 7H11v2.6H-8Z', '#3f2c33') +
  line('M-3 -10h5M-3 -6h5M-3 -2h6', '#b39a9a', 1.2);

export const key = (): string =>
  oval(-8, 0, 5, 5, 'none', 'stroke="#b08a4a" stroke-width="2.6"') +
  line('M-3 0H12M8 0v4.4M12 0v5.4', '#b08a4a', 2.6);

export const cup = (): string =>
  path('M-8 -7H8C8 2 5 7 0 7C-5 7 -8 2 -8 -7Z', '#d8cbb8') +
  line('M8 -5q6 0 5 5q-2 4 -7 3', '#d8cbb8', 2) +
  line('M-7 -3H7', '#5b84a0', 1.6) +
  line('M-2 -7l2 5l-2 4', '#8c7a6a', 0.8);

export const bottle = (): string =>
  path('M-14 -4H4L9 -2H14V2H9L4 4H-14Q-16 0 -14 -4Z', '#7fa28c', 'fill-opacity=".85"') +
  box(14, -1.6, 3, 3.2, '#b98c5c') +
  path('M-10 -2.2H2V2.2H-10Z', '#f6e8c8', 'fill-opacity=".8"');

export const anchor = (): string =>
  line('M0 -11V9M-6 -6H6M-10 1Q-9 9 0 9Q9 9 10 1', '#7a6a66', 2.8) +
  oval(0, -13, 2.6, 2.6, 'none', 'stroke="#7a6a66" stroke-width="2"');

export const button = (): string =>
  oval(0, 0, 6, 6, '#c9735a') + line('M-2 -2h.1M2 -2h.1M-2 2h.1M2 2h.1', '#6b2f24', 1.8);

/** Something lost, in the cut; `size` 1 is about 24 mm across. */
export const buried = (
  find: () => string,
  x: number,
  y: number,
  size: number,
  degrees = 0,
): string =>
  at(x, y, size, oval(0, 1.6, 15, 11, '#3a2018', 'fill-opacity=".28"') + find(), degrees);

/**
 * A fish of long ago, 70 long around (x, y). Only darker than the ground around it: words may lie on
 * it and stay readable.
 */
export const fossil = (x: number, y: number, size: number, degrees: number): string =>
  at(
    x,
    y,
    size,
    line(
      'M-22 0C-8 -3 10 -3 28 0M-14 -1.6l-3 -10M-7 -2.2l-3 -12M0 -2.4l-2 -12M7 -2.2l-1 -10M14 -1.6l0 -8M20 -1l1 -5M-14 -1l-2 9M-7 -1.6l-1 11M0 -1.8l0 11M7 -1.6l1 9M14 -1l2 7M20 -.6l2 4M28 0l8 -8M28 0l9 0M28 0l8 7',
      EARTH.dark,
      1.9,
    ) +
      path('M-22 -8C-36 -9 -42 -2 -40 2C-36 8 -28 9 -21 7C-18 2 -18 -4 -22 -8Z', EARTH.dark) +
      oval(-31, -1.6, 2.4, 2.4, EARTH.deep),
    degrees,
  );
