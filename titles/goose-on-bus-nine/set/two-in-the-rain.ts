import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

const [COAT, COLLAR, HAIR, NAPE] = ['#1b2846', '#141f3a', '#2a1c1e', '#7c5644'];
const [RAINCOAT, FOLD] = ['#1c5560', '#164550'];

/** From behind, under one umbrella, their feet at (0, 0), about 56 high: the smaller of them has seen it, too. What the pane leaves on them is warm. */
export const twoInTheRain = (): string =>
  // On wet stones, which give them back, and on both feet.
  path(
    'M-13 4H24L22 18H-11Z',
    linear([
      [0, COAT, 0.9],
      [1, COAT, 0],
    ]),
  ) +
  oval(6, 3.4, 27, 2.6, '#1a2140', 'fill-opacity=".55"') +
  path('M-9 1H-1.6V4.4H-11C-11 2.6 -10 2 -9 1.6ZM2 1H9V1.6C10 2 11 2.6 11 4.4H2Z', '#120d1e') +
  path(
    'M13 2H17V4.6H12C12 3.4 12.4 3 13 2.6ZM18.6 2H22.6V2.6C23.4 3 24 3.4 24 4.6H18.6Z',
    '#b5503a',
  ) +
  path('M-13 2C-14 -14 -11 -21 -4 -23.4C0 -24.6 3 -24 6 -22C10 -19 11 -12 11 2Z', COAT) +
  path('M3 -23.6C9 -21 11 -12 11 2H5C7 -8 6.6 -17 3 -23.6Z', COLLAR) +
  path('M-3 -27.6H3V-22.4Q0 -20.6 -3 -22.4Z', NAPE) +
  path('M-5.4 -22.6Q0 -26.4 5.4 -22.4L4.4 -20Q0 -22.6 -4.6 -20.2Z', COLLAR) +
  oval(-5, -29.4, 1.1, 1.5, NAPE) +
  oval(4.8, -29.4, 1.1, 1.5, NAPE) +
  path(
    'M-4.8 -29C-5.6 -35 -2.6 -36.6 0 -36.6C3 -36.6 5.4 -34.6 4.8 -29C4.2 -26.8 2.6 -25.8 0 -25.8C-2.6 -25.8 -4.2 -26.8 -4.8 -29Z',
    HAIR,
  ) +
  line('M-3.6 -33.8Q-1.6 -35.8 1.4 -35.6', '#a4683c', 0.7) +
  line('M-11.6 -14Q-10.4 -20 -5.6 -22.2', '#e0a860', 0.6, 'stroke-opacity=".8"') +
  // A hand for the umbrella, one for whoever is small.
  line('M7 -26V-47', '#0a1430', 1.2) +
  line('M8.4 -15Q10.6 -19 8 -24', COAT, 4.4) +
  oval(7.2, -25.6, 1.9, 1.8, NAPE) +
  path('M11 3C11 -8 12 -13 17 -15C22 -13.6 24 -8 24.4 3Z', RAINCOAT) +
  path('M18 -15C22.4 -13 24 -8 24.4 3H20C21 -4 20.6 -10 18 -15Z', FOLD) +
  path(
    'M11.4 -15.6C10.6 -21.6 13.4 -25 17 -25.4C20.8 -25 23.4 -21.6 22.4 -15.6C20.4 -12.6 13.6 -12.6 11.4 -15.6Z',
    RAINCOAT,
  ) +
  path(
    'M17 -25.4C20.8 -25 23.4 -21.6 22.4 -15.6C21.4 -14 19.6 -13.4 17.8 -13.3C19.6 -17 19.4 -22 17 -25.4Z',
    FOLD,
  ) +
  line('M17 -25.2V-13.4', FOLD, 0.5) +
  line('M12.2 -19.6Q12.8 -23.4 16 -24.6', '#4f8f90', 0.6) +
  line('M22 -10.6L28.4 -17.4', RAINCOAT, 4.2) +
  line('M20.6 -11.4L26.6 -18.2', '#4f8f90', 0.5) +
  line('M29 -18L31.6 -21', '#a87454', 1.3) +
  oval(29.2, -18.2, 1.9, 1.8, '#a87454') +
  path(
    'M-20 -37C-18 -49 -6 -55 7 -55C20 -55 32 -49 34 -37C29 -40 24 -40 20.6 -37C16 -40 11 -40 7 -37C3 -40 -2 -40 -6.6 -37C-10 -40 -15 -40 -20 -37Z',
    '#4e3358',
  ) +
  path('M7 -55C20 -55 32 -49 34 -37C29 -40 24 -40 20.6 -37C19 -46 14 -52 7 -55Z', '#3e2a4c') +
  line('M7 -55C0 -52 -5 -46 -6.6 -37M7 -55C8 -50 8 -44 7 -37', '#2f2040', 0.5) +
  line('M7 -55V-57.4', '#2b2228', 1) +
  line('M-18 -40C-14 -49 -4 -53 6 -54', '#a07aa8', 0.7, 'stroke-opacity=".8"') +
  // Off each rib runs what it has caught.
  line('M-20 -36.4v3M-6.6 -36.4v2.4M20.6 -36.4v3M34 -36.4v2.6', '#dfe7f2', 0.5);
