import type { Light } from '#bookmaking/drawing/light.ts';

/** A bright morning over the harbor, from the left. */
export const MORNING: Light = {
  direction: [-0.64, -0.77],
  key: '#fff3c9',
  shade: '#2c5f7a',
  shadeAmount: 0.26,
  rim: '#fff8e0',
  rimAmount: 0.35,
  cast: '#fff0d0',
  castAmount: 0.04,
  shadowLength: 0.34,
  shadowAlpha: 0.22,
  haze: '#d4ecea',
};

/** Noon on the water. */
export const NOON: Light = { ...MORNING, direction: [-0.3, -0.95], shadowLength: 0.14 };

/** The sun is low, over there. */
export const LOW: Light = {
  ...MORNING,
  direction: [0.72, -0.62],
  key: '#ffdc9a',
  shade: '#5a3f74',
  shadeAmount: 0.3,
  rim: '#ffe2a4',
  rimAmount: 0.75,
  cast: '#ffb98a',
  castAmount: 0.08,
  shadowLength: 0.7,
  haze: '#ffd9b0',
};

/** One lamp, from above on the right. */
export const LAMP: Light = {
  ...MORNING,
  direction: [0.5, -0.86],
  key: '#ffd58a',
  shade: '#1d3357',
  shadeAmount: 0.34,
  rim: '#ffdf9e',
  rimAmount: 0.6,
  cast: '#ffb877',
  castAmount: 0.07,
  shadowLength: 0.5,
  shadowAlpha: 0.3,
  haze: '#7a6a8a',
};

/** After the sun has gone: cool from above, one lantern on the slip. */
export const DUSK: Light = {
  ...MORNING,
  direction: [-0.5, -0.86],
  key: '#ffe0b0',
  shade: '#23306a',
  shadeAmount: 0.32,
  rim: '#ffd9a0',
  rimAmount: 0.55,
  cast: '#b9b4e0',
  castAmount: 0.1,
  shadowLength: 0.4,
  shadowAlpha: 0.28,
  haze: '#a9a6cf',
};

/** Out at sea: one lantern in the boat. */
export const NIGHT: Light = {
  ...LAMP,
  direction: [0.35, -0.94],
  shade: '#141f4c',
  shadeAmount: 0.36,
  cast: '#8f9cd8',
  castAmount: 0.1,
};

/** The same, close to the lantern: warm, from the right and from low. */
export const BY_LANTERN: Light = {
  ...DUSK,
  direction: [0.84, -0.36],
  key: '#ffd58a',
  shade: '#3a2c62',
  cast: '#ffb877',
  castAmount: 0.1,
};

/** The same, for who stands at the right of it: all of its near side is warm. */
export const UNDER_LAMP: Light = {
  ...LAMP,
  direction: [-0.6, -0.8],
  shadeAmount: 0.5,
  rimAmount: 0.85,
  cast: '#ffb060',
  castAmount: 0.22,
};

/** On who holds it up. */
export const NEAR_LANTERN: Light = {
  ...BY_LANTERN,
  shadeAmount: 0.42,
  rimAmount: 0.8,
  cast: '#ffb060',
  castAmount: 0.2,
};

/** On who sits right under it. */
export const BY_THE_BOOK: Light = {
  ...NIGHT,
  direction: [0.5, -0.86],
  cast: '#ffb060',
  castAmount: 0.18,
  rimAmount: 0.8,
};
