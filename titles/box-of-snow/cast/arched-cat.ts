import { line, path } from '#bookmaking/drawing/marks.ts';

/** It has always done this, and does not know what the fuss is about: an arch of cat on a mat of its own, with its head between its paws the wrong way up. */
export const archedCat = (): string =>
  path('M-34 5H34L30 -6H-28Z', '#a9c9ea') +
  line('M24 -12C34 -14 36 -28 30 -36C26 -42 20 -38 23 -34', '#5a4a6e', 4.4) +
  line('M-20 -2V-18M22 -2V-18M-14 -3V-16M16 -3V-16', '#4a3c5c', 6) +
  path(
    'M-24 -14C-24 -48 26 -48 27 -14C22 -8 16 -12 14 -18C10 -28 -8 -28 -10 -18C-12 -10 -20 -8 -24 -14Z',
    '#6a587e',
  ) +
  line('M-10 -34q2 4 0 8M0 -37q2 4 0 8M10 -35q2 4 0 8', '#4a3c5c', 1.8) +
  path('M-22 -16C-27 -12 -26 -3 -18 -2C-9 -2 -7 -11 -11 -17Z', '#6a587e') +
  path('M-23 -5L-24 2L-18 -2ZM-12 -4L-10 2L-16 -1Z', '#6a587e') +
  line('M-20.6 -8.500h.1M-14 -8.500h.1', '#f2c65a', 2.6) +
  line('M-20.6 -8.500h.1M-14 -8.500h.1', '#2b2228', 1.2) +
  path('M-18.4 -12l2.2 0l-1.1 -1.400Z', '#f6b9c4') +
  line('M-24 -11l-5 -1M-24 -12.500l-4 -3M-10 -11l5 -1', '#d9cde2', 0.6);
