import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { X, Y } from '#titles/goose-on-bus-nine/set/red-dome.ts';

/** Behind who looks in, in what light is left there: a coat with its collar up, and out of it along the rim a neck, an eye, a beak. Whose they are is for the next page. */
export const gooseInRed = (): string =>
  line(neck(0), '#38020e', 11.6) +
  line(neck(0), '#b03236', 9.4) +
  line(neck(2.6), '#f08a74', 1.5) +
  path(
    `M${X + 20} ${Y + 60}C${X + 22} ${Y + 38} ${X + 26} ${Y + 20} ${X + 33} ${Y + 13}L${X + 32} ${Y + 3}L${X + 40} ${Y + 9}L${X + 50} ${Y - 1}L${X + 51} ${Y + 12}C${X + 56} ${Y + 20} ${X + 60} ${Y + 34} ${X + 60} ${Y + 60}Z`,
    '#4a0614',
  ) +
  line(
    `M${X + 33} ${Y + 13}L${X + 32} ${Y + 3}L${X + 40} ${Y + 9}L${X + 50} ${Y - 1}L${X + 51} ${Y + 12}M${X + 40} ${Y + 9}L${X + 38} ${Y + 20}L${X + 42} ${Y + 40}`,
    '#b23440',
    0.9,
  ) +
  oval(X + 37.6, Y - 27, 7.9, 7.1, '#38020e') +
  oval(X + 37.4, Y - 26.6, 6.9, 6.3, '#b03236') +
  path(
    `M${X + 34.6} ${Y - 28}C${X + 29} ${Y - 27} ${X + 24} ${Y - 23} ${X + 21.4} ${Y - 17.8}C${X + 25.4} ${Y - 16.8} ${X + 30.6} ${Y - 18} ${X + 35.6} ${Y - 21.6}Z`,
    '#f0703a',
    'stroke="#5a0614" stroke-width=".8"',
  ) +
  line(`M${X + 33} ${Y - 23}Q${X + 28} ${Y - 20.8} ${X + 22.4} ${Y - 18.2}`, '#8a1a18', 0.9) +
  oval(X + 36, Y - 27.6, 3, 3.2, '#ffd0ac') +
  oval(X + 34.8, Y - 26.8, 1.8, 2, '#2a0210') +
  // A cap says who it is not.
  path(
    `M${X + 26.2} ${Y - 30.4}C${X + 30.6} ${Y - 31.6} ${X + 32.6} ${Y - 38} ${X + 38.6} ${Y - 38}C${X + 45.6} ${Y - 37.6} ${X + 47.6} ${Y - 31} ${X + 45.6} ${Y - 26.6}C${X + 40.6} ${Y - 30} ${X + 33.6} ${Y - 30.6} ${X + 26.2} ${Y - 30.4}Z`,
    '#2e0412',
    'stroke="#c8504a" stroke-width=".9"',
  );

/** Whoever is far from the middle is bowed along the rim. */
const neck = (dx: number): string =>
  `M${X + 41 + dx} ${Y + 12}C${X + 49 + dx} ${Y - 3} ${X + 47.6 + dx} ${Y - 19} ${X + 38.6 + dx * 0.6} ${Y - 26}`;
