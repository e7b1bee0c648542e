import type { Light } from '#bookmaking/drawing/light.ts';

/** The shop on a wet morning: the door and its window are at the left, one lamp helps. */
export const SHOP: Light = {
  direction: [-0.6, -0.78],
  key: '#fff4d8',
  shade: '#5a3f74',
  shadeAmount: 0.26,
  rim: '#fff6e4',
  rimAmount: 0.3,
  cast: '#ffd9b8',
  castAmount: 0.05,
  shadowLength: 0.3,
  shadowAlpha: 0.2,
  haze: '#f7dfd0',
};

/** At the window while the rain lets up: cooler, and brighter from outside. */
export const WINDOW: Light = {
  ...SHOP,
  key: '#e8f6fa',
  shade: '#44508a',
  rim: '#eefaff',
  rimAmount: 0.5,
  cast: '#a9cfe4',
  castAmount: 0.1,
};

/** After the rain: a washed sky and a low sun, from the same side as the door was. */
export const WASHED: Light = {
  direction: [-0.7, -0.7],
  key: '#fff6cf',
  shade: '#46579c',
  shadeAmount: 0.25,
  rim: '#fff7d6',
  rimAmount: 0.6,
  cast: '#c8f0ee',
  castAmount: 0.05,
  shadowLength: 0.4,
  shadowAlpha: 0.2,
  haze: '#cdeef0',
};

/** The last page: rain again, with the sun in it. */
export const GOLDEN: Light = {
  ...SHOP,
  key: '#ffe4ae',
  shade: '#6e3d63',
  rim: '#ffe6b0',
  rimAmount: 0.6,
  cast: '#ffc48c',
  castAmount: 0.09,
};

/** Of what comes so near that it has the lamp behind it. */
export const DUSKY: Light = { ...SHOP, key: '#b79ab0', shade: '#3a2352', shadeAmount: 0.34 };
