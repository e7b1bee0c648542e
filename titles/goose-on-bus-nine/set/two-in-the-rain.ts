import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** From behind, under one umbrella, their feet at (0, 0), about 56 high: the smaller of them has seen it, too. */
export const twoInTheRain = (): string =>
  path('M-9 0C-10 -16 -7 -24 0 -25C7 -24 10 -16 9 0Z', '#24365c') +
  path('M2 -25C8 -22 10 -14 9 0H4C6 -10 6 -18 2 -25Z', '#1a2847') +
  oval(0, -29, 4.4, 4.8, '#2b2228') +
  path('M10 0C9 -10 11 -16 16 -18C21 -16 23 -10 22 0Z', '#1f7a78') +
  path('M10.6 -15C10 -22 13 -26 16 -28C19 -26 22 -22 21.4 -15Z', '#2a938a') +
  path('M16 -28C19 -26 22 -22 21.4 -15L18 -15C19 -20 18 -25 16 -28Z', '#1f7a78') +
  line('M20 -12Q25 -16 28 -22', '#2a938a', 3.4) +
  line('M28 -22L29.4 -25', '#e0a070', 2.2) +
  line('M12 -10Q6 -12 4 -18', '#1f7a78', 3.4) +
  line('M6 -22V-46', '#0a1430', 1.3) +
  path(
    'M-20 -36C-18 -48 -6 -54 6 -54C18 -54 30 -48 32 -36C27 -39 22 -39 19 -36C15 -39 10 -39 6 -36C2 -39 -3 -39 -7 -36C-10 -39 -15 -39 -20 -36Z',
    '#a04c78',
  ) +
  path('M6 -54C18 -54 30 -48 32 -36C27 -39 22 -39 19 -36C18 -45 13 -51 6 -54Z', '#7f3a68') +
  line('M-18 -39C-14 -48 -4 -52 6 -53', '#e08ab0', 1, 'stroke-opacity=".8"');
