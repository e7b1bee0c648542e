import type { Light } from '#bookmaking/drawing/light.ts';

/** A bright morning: the sun is high at the left. */
export const DAY: Light = {
  direction: [-0.56, -0.83],
  key: '#fff8da',
  shade: '#6a5478',
  shadeAmount: 0.24,
  rim: '#fffbe6',
  rimAmount: 0.35,
  cast: '#ffeebc',
  castAmount: 0.05,
  shadowLength: 0.26,
  shadowAlpha: 0.24,
  haze: '#dcefe9',
};

/** The Department: lamps overhead, and brown in every shadow. */
export const BELOW: Light = {
  direction: [-0.3, -0.95],
  key: '#ffe9a8',
  shade: '#3a1f1c',
  shadeAmount: 0.34,
  rim: '#ffd98a',
  rimAmount: 0.5,
  cast: '#ffb650',
  castAmount: 0.12,
  shadowLength: 0.1,
  shadowAlpha: 0.3,
  haze: '#7a4e30',
};

/** The tide is in, and the sun has gone over to the right. */
export const LATE: Light = {
  direction: [0.72, -0.69],
  key: '#fff0c0',
  shade: '#5c4a78',
  shadeAmount: 0.28,
  rim: '#fff3cf',
  rimAmount: 0.6,
  cast: '#ffcf94',
  castAmount: 0.1,
  shadowLength: 0.5,
  shadowAlpha: 0.24,
  haze: '#e9d9c8',
};

/** Blue evening, with what is left of the sun low at the right. */
export const EVENING: Light = {
  direction: [0.86, -0.5],
  key: '#ffd9a8',
  shade: '#26355f',
  shadeAmount: 0.34,
  rim: '#ffe0b4',
  rimAmount: 0.75,
  cast: '#6f86b8',
  castAmount: 0.14,
  shadowLength: 0.6,
  shadowAlpha: 0.26,
  haze: '#9fb4cf',
};

/** Early sun, low at the left, on sand that nobody has walked on. */
export const EARLY: Light = {
  direction: [-0.82, -0.57],
  key: '#fff3c9',
  shade: '#5a5688',
  shadeAmount: 0.24,
  rim: '#fff6d8',
  rimAmount: 0.6,
  cast: '#ffd9c4',
  castAmount: 0.08,
  shadowLength: 0.55,
  shadowAlpha: 0.22,
  haze: '#f3e3dd',
};

/** The one column of day that comes down the hole. */
export const SHAFT: Light = {
  direction: [0.04, -1],
  key: '#e4f6ff',
  shade: '#1c1a2c',
  shadeAmount: 0.45,
  rim: '#d2f0ff',
  rimAmount: 0.7,
  cast: '#8ecdf0',
  castAmount: 0.14,
  shadowLength: 0.1,
  shadowAlpha: 0.4,
  haze: '#33466a',
};
