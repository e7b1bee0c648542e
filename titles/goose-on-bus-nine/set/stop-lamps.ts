// What Dot counts: three stops that were none, and one ding that is left.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, calm, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** Lamps of the line, each `r` mm: a bakery, a barber and a bench are out, and the last is lit. */
export const stopLamps = (places: readonly Point[], r: number): string =>
  places.map(([x, y], i) => at(x, y, r / 10, LAMPS[i] ? out(LAMPS[i]) : lit())).join('');

const DIM = '#a9b2d6';
const rim = (color: string): string =>
  oval(0.4, 0.9, 11.6, 11.6, '#0b1026') + oval(0, 0, 11.2, 11.2, color);

/** Dark glass with a sign on it, and a stroke through it. */
const out = (sign: string): string =>
  calm(
    rim('#56608f') +
      oval(0, 0, 9.8, 9.8, '#161d40') +
      line('M-7.6 -3.4A8.4 8.4 0 0 1 -2 -8.2', '#6d78ab', 0.9) +
      sign,
  );

const PRETZEL = line(
  'M-4.8 5C1 3.8 6.4 -.6 5.4 -3.8C4 -6.6 .2 -4.4 0 -1.2C-.2 -4.4 -4 -6.6 -5.4 -3.8C-6.4 -.6 -1 3.8 4.8 5',
  DIM,
  2,
);

const POLE =
  box(-2.7, -4.6, 5.4, 9.2, DIM) +
  line('M-2.6 -1.6L2.6 -4.2M-2.6 1.6L2.6 -1M-2.6 4.6L2.6 2', '#161d40', 1.3) +
  line('M-3 -5.8H3M-3 5.8H3', DIM, 1.7);

const BENCH =
  line('M-6.4 1.6H2.6M-6.4 -1.4H2.6M-5 1.6V6M1.2 1.6V6M5.4 6V-4.6', DIM, 1.5) +
  oval(5.4, -5.4, 1.9, 2, DIM);

const LAMPS = [PRETZEL, POLE, BENCH];

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
  line(
    `M-5.6 4H5.6M-4.4 3.4C-4.4 ${num(-2.4)} -3.4 -5.4 0 -5.4C3.4 -5.4 4.4 -2.4 4.4 3.4M0 -7.2V-5.6M-1.2 6.6H1.2`,
    '#7a4a1e',
    1.8,
  ) +
  line('M-11.2 0A11.2 11.2 0 0 1 0 -11.2', BUS.pole, 1);
