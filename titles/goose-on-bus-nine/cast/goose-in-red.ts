import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { X, Y } from '#titles/goose-on-bus-nine/set/red-dome.ts';

/** Behind who looks in, in what light is left there: a coat along the rim, and out of its collar a neck, an eye, a beak. Whose they are is for the next page. */
export const gooseInRed = (): string =>
  path(
    `M${X + 25} ${Y + 60}C${X + 26} ${Y + 34} ${X + 28} ${Y + 12} ${X + 34} ${Y + 2}C${X + 42} ${Y - 3} ${X + 50} ${Y + 2} ${X + 60} ${Y + 20}V${Y + 60}Z`,
    '#6a0818',
  ) +
  line(neck(0), '#4a0612', 11.4) +
  line(neck(0), '#c4403a', 9) +
  line(neck(2.4), '#f2907a', 1.6) +
  // Up to here it is a coat.
  path(
    `M${X + 31} ${Y + 12}C${X + 29} ${Y + 3} ${X + 32} ${Y - 3} ${X + 37} ${Y - 2}C${X + 42} ${Y + 1} ${X + 46} ${Y - 3} ${X + 50} ${Y + 1}C${X + 52} ${Y + 8} ${X + 49} ${Y + 14} ${X + 46} ${Y + 18}Z`,
    '#50061a',
    'stroke="#b23440" stroke-width=".8"',
  ) +
  oval(X + 34, Y - 27, 7.8, 7, '#4a0612') +
  oval(X + 33.8, Y - 26.6, 6.8, 6.2, '#c4403a') +
  path(
    `M${X + 31} ${Y - 28}C${X + 24} ${Y - 27} ${X + 18} ${Y - 23} ${X + 15} ${Y - 17.6}C${X + 20} ${Y - 16.4} ${X + 27} ${Y - 18} ${X + 32} ${Y - 21.6}Z`,
    '#f0703a',
    'stroke="#5a0614" stroke-width=".8"',
  ) +
  line(`M${X + 29.4} ${Y - 23}Q${X + 23} ${Y - 20.4} ${X + 16} ${Y - 17.8}`, '#8a1a18', 0.9) +
  oval(X + 32.4, Y - 27.6, 3, 3.2, '#ffd0ac') +
  oval(X + 31.4, Y - 27.2, 1.8, 2, '#2a0210') +
  // A cap says who it is not.
  path(
    `M${X + 22.6} ${Y - 30.4}C${X + 27} ${Y - 31.6} ${X + 29} ${Y - 38} ${X + 35} ${Y - 38}C${X + 42} ${Y - 37.6} ${X + 44} ${Y - 31} ${X + 42} ${Y - 26.6}C${X + 37} ${Y - 30} ${X + 30} ${Y - 30.6} ${X + 22.6} ${Y - 30.4}Z`,
    '#3c0618',
    'stroke="#d0524c" stroke-width=".9"',
  );

/** Whoever is far from the middle is bowed along the rim. */
const neck = (dx: number): string =>
  `M${X + 40 + dx} ${Y + 6}C${X + 46 + dx} ${Y - 6} ${X + 44 + dx} ${Y - 19} ${X + 35 + dx * 0.6} ${Y - 26}`;
