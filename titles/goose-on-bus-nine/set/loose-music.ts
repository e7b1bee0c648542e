import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';

/** What lay in the case before she turned to say sorry: one stream out of it, over the fold, along the neck (a line over its bow) and down to the bell, each sheet smaller than the one before. */
export const looseMusic = (overBow: readonly Point[]): string =>
  OUT_OF_CASE.map(([x, y, size, turn, seen]) => at(x, y, size, sheet(), turn, size * seen)).join(
    '',
  ) +
  ALONG_NECK.map(([i, size, turn, seen]) => {
    const [x, y] = overBow[i] as Point;
    // Never behind the window's edge.
    return at(x, Math.max(y, 7 + size * 12), size, farSheet(), turn, size * seen);
  }).join('');

/** Past the words, and past a hat; the last number is how much of a sheet is turned to us. */
const OUT_OF_CASE = [
  [-40, 171, 1.2, -52, 0.8],
  [-33, 145, 1.1, 16, 1],
  [-12, 121, 1, -30, 0.9],
  [-9, 97, 0.88, 28, 0.62],
  [8, 76, 0.8, -8, 1],
  [25, 57, 0.68, 40, 0.7],
  [39, 39, 0.6, -20, 1],
] as const;

/** Past so many forty-ths of its neck. */
const ALONG_NECK = [
  [12, 0.54, 26, 0.9],
  [15, 0.46, -10, 0.6],
  [18, 0.42, 44, 1],
  [23, 0.35, 14, 0.7],
  [28, 0.3, 66, 1],
  [33, 0.26, 30, 0.7],
  [37, 0.22, 80, 1],
] as const;

/** Two that have come down already. */
export const onFloor = (): string =>
  at(-158, 197, 0.5, sheet(), 0, 1.2) + at(-186, 181, 0.4, sheet(), 0, -1);

/** A page of music, a corner of it up; its middle at (0, 0), 22 wide. */
const sheet = (): string =>
  path('M-11 -14L11 -15L10 8C10 11 6 12 2 12L-10 13C-14 4 -14 -6 -11 -14Z', '#fffaf0') +
  path('M10 8C10 11 6 12 2 12C4 10 4 8 3 6C6 8 8 8 10 8Z', '#d9c8a4') +
  line('M-10 -9L8 -10M-10 -6L8 -7M-11 1L7 0M-11 4L5 3.2', '#8a7a72', 0.5) +
  line('M-6 -6v-4M3 -7v-4M-6 4v-4M2 3v-4', '#3a2a34', 0.8) +
  line('M-6.6 -6h.1M2.4 -7h.1M-6.6 4h.1M1.4 3h.1', '#3a2a34', 2.2);

/** As much of one as is seen where it has got small. */
const farSheet = (): string =>
  path('M-11 -14L11 -15L10 12L-10 13C-14 4 -14 -6 -11 -14Z', '#fffaf0') +
  line('M-9 -8L8 -9M-10 4L7 3', '#8a7a72', 1) +
  line('M-6 -5v-5h7v5M-5 7v-5h7v5', '#3a2a34', 1.3);
