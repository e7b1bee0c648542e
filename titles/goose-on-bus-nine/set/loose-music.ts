import { at, line, path } from '#bookmaking/drawing/marks.ts';

/** What somebody had under an arm before she turned to say sorry: it sails after her, over the fold; over a word or two one sheet comes near. */
export const looseMusic = (near: boolean): string =>
  (near ? at(-108, 42, 1.9, sheet(), 14) : '') +
  at(-188, 196, 0.74, sheet(), 64) +
  at(-148, 170, 1.04, sheet(), 22) +
  at(-98, 152, 1, sheet(), -24) +
  at(-50, 149, 0.76, sheet(), 48);

/** A page of music, a corner of it up; its middle at (0, 0), 22 wide. */
const sheet = (): string =>
  path('M-10 -12L12 -13L11 12L-9 15C-13 6 -13 -4 -10 -12Z', '#4a2434', 'fill-opacity=".22"') +
  path('M-11 -14L11 -15L10 8C10 11 6 12 2 12L-10 13C-14 4 -14 -6 -11 -14Z', '#fffaf0') +
  path('M10 8C10 11 6 12 2 12C4 10 4 8 3 6C6 8 8 8 10 8Z', '#d9c8a4') +
  line('M-10 -9L8 -10M-10 -7L8 -8M-10 -5L8 -6M-11 1L7 0M-11 3L7 2M-11 5L3 4.4', '#8a7a72', 0.45) +
  line('M-6 -6v-4M-1 -8v4M4 -7v-4M-7 4v-4M-2 3v-4M3 2v-4', '#3a2a34', 0.7) +
  line('M-6.6 -6h.1M-1.6 -4h.1M3.4 -7h.1M-7.6 4h.1M-2.6 3h.1M2.4 2h.1', '#3a2a34', 2);
