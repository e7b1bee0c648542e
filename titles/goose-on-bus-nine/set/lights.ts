import type { Light } from '#bookmaking/drawing/light.ts';

/** Inside the bus: round lamps in the ceiling, a little from the right. */
export const LAMPS: Light = {
  direction: [0.45, -0.85],
  key: '#fff0c4',
  shade: '#6b3b4d',
  shadeAmount: 0.3,
  rim: '#fff2cf',
  rimAmount: 0.35,
  cast: '#ffb45e',
  castAmount: 0.07,
  shadowLength: 0.35,
  shadowAlpha: 0.24,
  haze: '#d99d55',
};

/** The street: what is left of a wet afternoon. */
export const RAIN: Light = {
  direction: [0.5, -0.85],
  key: '#dbe6ee',
  shade: '#20304a',
  shadeAmount: 0.34,
  rim: '#ffd694',
  rimAmount: 0.3,
  cast: '#5f7c96',
  castAmount: 0.16,
  shadowLength: 0.3,
  shadowAlpha: 0.3,
  haze: '#6d879d',
};

/** After the rain: a low sun over the pond, from the right. */
export const GOLD: Light = {
  direction: [0.86, -0.5],
  key: '#ffdc94',
  shade: '#6a3f5c',
  shadeAmount: 0.32,
  rim: '#ffe7a8',
  rimAmount: 0.85,
  cast: '#ffa85c',
  castAmount: 0.1,
  shadowLength: 1.1,
  shadowAlpha: 0.24,
  haze: '#f6cf98',
};

/** The light comes from where the two at the window look. */
export const CLEARING: Light = {
  ...RAIN,
  direction: [0.9, -0.35],
  key: '#fff3cf',
  shade: '#1d2a4c',
  shadeAmount: 0.42,
  rim: '#fff0c0',
  rimAmount: 0.9,
  cast: '#6a76a0',
  castAmount: 0.16,
};

/** On a head that the day is behind: dark, and still one mass. */
export const SOFTER: Light = { ...CLEARING, shadeAmount: 0.2 };
