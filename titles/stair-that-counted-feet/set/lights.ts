import type { Light } from '#bookmaking/drawing/light.ts';

/** Pages 1 and 2: lamps are lit, and lean everything to gold. */
export const EVENING: Light = {
  direction: [0.55, -0.8],
  key: '#ffe6ac',
  shade: '#4b2a56',
  shadeAmount: 0.34,
  rim: '#ffe0a0',
  rimAmount: 0.5,
  cast: '#ffa552',
  castAmount: 0.08,
  shadowLength: 0.4,
  shadowAlpha: 0.28,
  haze: '#4a3566',
};

/** Pages 3 to 8: one low hall light, from the right; the rest is violet. */
export const HALL: Light = {
  direction: [0.86, -0.36],
  key: '#ffd692',
  shade: '#2c1d4a',
  shadeAmount: 0.37,
  rim: '#ffcf86',
  rimAmount: 0.85,
  cast: '#6d4a8c',
  castAmount: 0.13,
  shadowLength: 0.6,
  shadowAlpha: 0.34,
  haze: '#34264f',
};

/** From page 9: the window. Skin keeps most of its own color; what says night is rim and shade. */
export const MOON: Light = {
  direction: [0.7, -0.7],
  key: '#cfdcff',
  shade: '#1c1840',
  shadeAmount: 0.38,
  rim: '#b9caf6',
  rimAmount: 0.8,
  cast: '#5e529c',
  castAmount: 0.13,
  shadowLength: 0.5,
  shadowAlpha: 0.36,
  haze: '#221d47',
};

/** The same for a child's face from near: less of the dark lies on it, or the darkest is one with the stairs. */
export const nearFace = (light: Light): Light => ({
  ...light,
  castAmount: light.castAmount * 0.7,
  shadeAmount: light.shadeAmount * 0.5,
  rimAmount: 1,
});
