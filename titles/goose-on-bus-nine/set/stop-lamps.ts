// What Dot counts: three dings that were wrong, and one that is left.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** A bell for each ding, `r` mm large: all but the last are out. */
export const stopLamps = (places: readonly Point[], r: number): string =>
  places.map(([x, y], i) => at(x, y, r / 10, i < places.length - 1 ? out() : lit())).join('');

const DIM = '#8d98c6';
const BELL =
  'M-1.2 -6.4A1.3 1.3 0 0 1 1.2 -6.4C4.2 -5.6 4.8 -2.6 4.8 1.2Q5 3.4 6.6 4.8H-6.6Q-5 3.4 -4.8 1.2C-4.8 -2.6 -4.2 -5.6 -1.2 -6.4Z';
const rim = (color: string): string =>
  oval(0.4, 0.9, 11.6, 11.6, '#0b1026') + oval(0, 0, 11.2, 11.2, color);

/** Dark glass. */
const out = (): string =>
  calm(
    rim('#56608f') +
      oval(0, 0, 9.8, 9.8, '#161d40') +
      line('M-7.6 -3.4A8.4 8.4 0 0 1 -2 -8.2', '#6d78ab', 0.9) +
      SPENT,
  );

/** Struck through: it rang, and nobody got off. */
const SPENT =
  path(BELL, DIM) +
  path('M-2.6 5.8H2.6Q0 9.4 -2.6 5.8Z', DIM) +
  line('M-6.6 6.6L6.6 -6.6', '#161d40', 4) +
  line('M-6.6 6.6L6.6 -6.6', '#e3e6f4', 1.7);

const lit = (): string =>
  clean(
    oval(
      0,
      0,
      30,
      30,
      radial([
        [0, '#ffd88a', 0.75],
        [0.4, '#ffcf74', 0.3],
        [1, '#ffcf74', 0],
      ]),
    ),
  ) +
  rim('#a8742a') +
  oval(0, 0, 9.8, 9.8, '#ffdf94') +
  oval(-2.6, -3.4, 4, 3, '#fff6da') +
  path(BELL, '#7a4a1e') +
  path('M-2.6 5.8H2.6Q0 9.4 -2.6 5.8Z', '#7a4a1e') +
  line('M-8.4 -5Q-9.6 -2.6 -9 0M8.4 -5Q9.6 -2.6 9 0', '#7a4a1e', 1.2) +
  line('M-11.2 0A11.2 11.2 0 0 1 0 -11.2', BUS.pole, 1);
