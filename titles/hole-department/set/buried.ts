import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

// What lies in the ground of a beach, and nobody has filled in a form for. Each by itself, so that the
// cover carries only what it shows.
export const key = (): string =>
  oval(-8, 0, 5, 5, 'none', 'stroke="#b08a4a" stroke-width="2.6"') +
  line('M-3 0H12M8 0v4.4M12 0v5.4', '#b08a4a', 2.6);

export const cup = (): string =>
  path('M-8 -7H8C8 2 5 7 0 7C-5 7 -8 2 -8 -7Z', '#d8cbb8') +
  line('M8 -5q6 0 5 5q-2 4 -7 3', '#d8cbb8', 2) +
  line('M-7 -3H7', '#5b84a0', 1.6) +
  line('M-2 -7l2 5l-2 4', '#8c7a6a', 0.8);

export const anchor = (): string =>
  line('M0 -11V9M-6 -6H6M-10 1Q-9 9 0 9Q9 9 10 1', '#7a6a66', 2.8) +
  oval(0, -13, 2.6, 2.6, 'none', 'stroke="#7a6a66" stroke-width="2"');

/** Something lost, in the cut; `size` 1 is about 24 mm across. */
export const buried = (
  find: () => string,
  x: number,
  y: number,
  size: number,
  degrees = 0,
): string =>
  at(x, y, size, oval(0, 1.6, 15, 11, '#3a2018', 'fill-opacity=".28"') + find(), degrees);
