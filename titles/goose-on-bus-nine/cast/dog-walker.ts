import { asGround, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Whoever has the other end of the dog: feet at (0, 0), looking to the right, 60 high, in what is towed over the floor on page 4, and wet; a hand at (16, -35). */
export const dogWalker = (): string =>
  line('M3 -20L9 -4', '#39486a', 6.4) +
  path('M6 -5.6L11.6 -4C15 -2.6 17 -2 17 .4H6Z', '#43302f') +
  line('M-3 -20L-8 -4', '#4f5f80', 7) +
  path('M-11.4 -5.6H-5L.6 -2C1.6 -.8 1.4 0 1 .4H-11Z', '#5f4238') +
  path('M-7 -43C-13 -35 -16 -25 -15 -15C-7 -11.6 6 -11.6 13 -15C13 -27 11 -37 6 -43Z', '#9a634b') +
  path('M-7 -43C-13 -35 -16 -25 -15 -15Q-10 -13 -5 -12.6C-8 -24 -7 -35 -3 -43Z', '#754a3f') +
  line('M4 -36Q7 -25 6.6 -13', '#6b4239', 1) +
  // Hair, a face, and a cap that has had enough rain.
  path('M-6 -55C-9 -51 -8 -45.6 -4 -43.4L0 -50Z', '#43353a') +
  path(
    'M-5 -54C-4 -59 7 -59 8.4 -54L8.8 -51.6L12 -48.8C12 -47.4 10.4 -47.2 9 -47.2C9.4 -44.6 7.4 -42.4 4 -42H-2C-5 -44 -6 -50 -5 -54Z',
    '#cf9870',
  ) +
  oval(-1.4, -49, 1.7, 2.2, '#b07850') +
  oval(5.8, -51, 1.3, 1.6, '#fff6e4') +
  oval(6.3, -50.8, 0.9, 1.2, '#2c1b22') +
  line('M3.8 -53.8q1.8 -1 3.4 -.2M6.2 -44.8q1.6 .6 2.6 -.4', '#43302f', 0.9) +
  oval(3.4, -47, 1.7, 1.2, '#d9705a', 'fill-opacity=".5"') +
  path(
    'M-7 -53C-9 -62 6 -64.6 8.6 -56.4L14.4 -54.6C15 -53.4 14 -52.6 12.6 -52.8L8 -54.2C3 -55.6 -2 -55 -7 -53Z',
    '#5d6c86',
  ) +
  asGround(path('M-5 -40C-12 -42 -18 -40 -23 -36L-19.6 -31.4C-15 -34 -10 -35 -4 -35Z', '#c9a04c')) +
  path('M-7 -44Q0 -39.6 7.6 -43.4L8.2 -38.4Q0 -34.8 -7.4 -38.4Z', '#e8c15a') +
  line('M-1 -36L7 -32L14 -34.6', '#6b4239', 7) +
  line('M-1 -36L7 -32L14 -34.6', '#a96d52', 5.8) +
  oval(16, -35.2, 2.7, 2.4, '#cf9870') +
  // The bus shines on whoever walks along it.
  line('M8 -42C11.6 -35 13 -26 13 -15.6M8.8 -51.6L12 -48.8', '#ffd694', 0.9);
