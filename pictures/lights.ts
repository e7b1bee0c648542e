import type { Light } from '#bookmaking/drawing/light.ts';

/** A clear morning outside, from the left. */
export const MORNING: Light = {
  direction: [-0.7, -0.7],
  key: '#fff3c4',
  shade: '#4a5c9c',
  shadeAmount: 0.24,
  rim: '#fff6d2',
  rimAmount: 0.5,
  cast: '#ffeec4',
  castAmount: 0.05,
  shadowLength: 0.36,
  shadowAlpha: 0.22,
  haze: '#cfe8e4',
};

/** A room with a window at the left, on a bright day. */
export const DAYLIT: Light = {
  ...MORNING,
  direction: [-0.75, -0.62],
  shade: '#5f4c84',
  rim: '#fff8e6',
  rimAmount: 0.3,
  cast: '#ffe2bd',
  castAmount: 0.05,
  shadowAlpha: 0.18,
  haze: '#f3e3c8',
};

/** A low sun, from the right. */
export const SUNSET: Light = {
  direction: [0.84, -0.5],
  key: '#ffdf9c',
  shade: '#5d3d78',
  shadeAmount: 0.3,
  rim: '#ffe2a0',
  rimAmount: 0.85,
  cast: '#ffb070',
  castAmount: 0.09,
  shadowLength: 0.9,
  shadowAlpha: 0.24,
  haze: '#f0c6a8',
};

/** A dark room with one lamp or flashlight, from the right. */
export const LAMPLIT: Light = {
  direction: [0.66, -0.6],
  key: '#ffe2a6',
  shade: '#2b2052',
  shadeAmount: 0.34,
  rim: '#ffd995',
  rimAmount: 0.75,
  cast: '#8a62a0',
  castAmount: 0.1,
  shadowLength: 0.4,
  shadowAlpha: 0.3,
  haze: '#3a2d62',
};

/** Under the moon; skin keeps most of its own color. */
export const STARLIT: Light = {
  direction: [0.6, -0.75],
  key: '#dfe6ff',
  shade: '#1f1c4a',
  shadeAmount: 0.34,
  rim: '#c9d6fb',
  rimAmount: 0.75,
  cast: '#6a62ac',
  castAmount: 0.1,
  shadowLength: 0.4,
  shadowAlpha: 0.3,
  haze: '#2c2a62',
};
