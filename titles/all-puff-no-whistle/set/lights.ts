import type { Light } from '#bookmaking/drawing/light.ts';

// The sun climbs through the book, a little from the left on all pages but 4: long shadows on the doorsteps,
// none at all under the things on page 10.

/** Pages 1 to 3: the street before the shops are open. */
export const MORNING: Light = {
  direction: [-0.76, -0.65],
  key: '#fff4dc',
  shade: '#44578f',
  shadeAmount: 0.25,
  rim: '#fff6e4',
  rimAmount: 0.45,
  cast: '#ffe3cb',
  castAmount: 0.05,
  shadowLength: 0.55,
  shadowAlpha: 0.2,
  haze: '#e3ebee',
};

/** Page 4, round the corner, where the same sun stands at the right and is on the child's face. */
export const FORENOON: Light = { ...MORNING, direction: [0.55, -0.84], shadowLength: 0.3 };

/** Pages 5 to 9: high sun, and the water sends half of it back up. */
export const WATERSIDE: Light = {
  ...FORENOON,
  direction: [-0.42, -0.9],
  key: '#f4fbff',
  shade: '#2f5590',
  shadeAmount: 0.26,
  rim: '#e9fbff',
  rimAmount: 0.5,
  cast: '#cfeaf4',
  castAmount: 0.06,
  shadowLength: 0.18,
  haze: '#dcecf2',
};

/** Page 10: straight down. */
export const NOON: Light = { ...WATERSIDE, direction: [-0.2, -0.98], shadowLength: 0.04 };

/** Page 11: the whistle is so bright that it lights the wedding. */
export const WHISTLE: Light = {
  ...WATERSIDE,
  key: '#fff0b4',
  shade: '#7a4a70',
  rim: '#ffe590',
  rimAmount: 0.6,
  cast: '#ffdc8c',
  castAmount: 0.1,
};

/** Page 12: sun through spray. */
export const SPRAY: Light = {
  ...WATERSIDE,
  direction: [-0.5, -0.86],
  key: '#fffbe6',
  shade: '#3d6498',
  rim: '#ffffff',
  rimAmount: 0.6,
  shadowLength: 0.24,
  shadowAlpha: 0.16,
};
