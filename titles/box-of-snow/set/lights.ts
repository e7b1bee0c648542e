import type { Light } from '#bookmaking/drawing/light.ts';

/** The hall at One: the street glares in at the left, the house itself is cool. */
export const HALL: Light = {
  direction: [-0.82, -0.5],
  key: '#fffbe0',
  shade: '#2f6a72',
  shadeAmount: 0.26,
  rim: '#fffdee',
  rimAmount: 0.75,
  cast: '#d8f2e0',
  castAmount: 0.07,
  shadowLength: 0.5,
  shadowAlpha: 0.22,
  haze: '#d3eeda',
};

/** Two: eleven ovens, at the right. */
export const OVENS: Light = {
  direction: [0.8, -0.46],
  key: '#fff2b0',
  shade: '#a2503a',
  shadeAmount: 0.25,
  rim: '#fff0a0',
  rimAmount: 0.7,
  cast: '#ffd27a',
  castAmount: 0.08,
  shadowLength: 0.42,
  shadowAlpha: 0.2,
  haze: '#fff0c0',
};

/** Four: lamplight through steam, from the upper left. */
export const STEAM: Light = {
  direction: [-0.55, -0.8],
  key: '#fff0d0',
  shade: '#a0402e',
  shadeAmount: 0.24,
  rim: '#fff0cf',
  rimAmount: 0.4,
  cast: '#ffbf80',
  castAmount: 0.09,
  shadowLength: 0.26,
  shadowAlpha: 0.16,
  haze: '#ffdcae',
};

/** Six: heat from everywhere, and hardly a shadow. */
export const HOT: Light = {
  direction: [-0.2, -0.95],
  key: '#fff0dc',
  shade: '#b02a62',
  shadeAmount: 0.17,
  rim: '#ffe3e0',
  rimAmount: 0.3,
  cast: '#ff9db0',
  castAmount: 0.09,
  shadowLength: 0.05,
  shadowAlpha: 0.07,
  haze: '#ffb6c6',
};

/** Seven: a shaft of day down the well, from the upper right. */
export const SHAFT: Light = {
  direction: [0.55, -0.83],
  key: '#fff6e0',
  shade: '#7b3777',
  shadeAmount: 0.26,
  rim: '#fff4e4',
  rimAmount: 0.65,
  cast: '#ffc3c0',
  castAmount: 0.07,
  shadowLength: 0.34,
  shadowAlpha: 0.2,
  haze: '#ffd9da',
};

/** Seven in the evening: a ball of snow shines from below at the right, and nothing else does. */
export const COLD: Light = {
  direction: [0.72, 0.42],
  key: '#f4fbff',
  shade: '#4a1f62',
  shadeAmount: 0.34,
  rim: '#eaf6ff',
  rimAmount: 0.7,
  cast: '#f3a0bd',
  castAmount: 0.06,
  shadowLength: 0.2,
  shadowAlpha: 0.3,
  haze: '#8d3b78',
};

/** Eight and the last turn: a low sun from the left, and mauve where it does not come. */
export const LOW_SUN: Light = {
  direction: [-0.9, -0.4],
  key: '#ffe7a8',
  shade: '#4f3d92',
  shadeAmount: 0.3,
  rim: '#ffe9b0',
  rimAmount: 0.85,
  cast: '#ffbf86',
  castAmount: 0.07,
  shadowLength: 0.9,
  shadowAlpha: 0.24,
  haze: '#f2cfd0',
};

/** Nine's own hall in the evening: gold comes in from the ramp at the left, the rest is blue. */
export const DUSK: Light = {
  direction: [-0.86, -0.44],
  key: '#ffdf9c',
  shade: '#20336f',
  shadeAmount: 0.32,
  rim: '#ffe2a0',
  rimAmount: 0.85,
  cast: '#7f95d8',
  castAmount: 0.1,
  shadowLength: 0.6,
  shadowAlpha: 0.28,
  haze: '#8fa6dc',
};

/** Ten by lamplight: one large lamp on the table, at the left. */
export const LAMP: Light = {
  direction: [-0.8, -0.6],
  key: '#ffe6ac',
  shade: '#252a66',
  shadeAmount: 0.32,
  rim: '#ffdc98',
  rimAmount: 0.7,
  cast: '#e8a860',
  castAmount: 0.08,
  shadowLength: 0.3,
  shadowAlpha: 0.28,
  haze: '#33438a',
};
