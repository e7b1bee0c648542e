import type { Light } from '#bookmaking/drawing/light.ts';

/** Pages 1 to 3: the lamp is up, everything is awake. */
export const LOUD: Light = {
  direction: [-0.5, -0.82],
  key: '#fff3c4',
  shade: '#7d2b4c',
  shadeAmount: 0.27,
  rim: '#fff2c8',
  rimAmount: 0.35,
  cast: '#ffb050',
  castAmount: 0.04,
  shadowLength: 0.32,
  shadowAlpha: 0.24,
  haze: '#ffd58a',
};

/** Pages 4 and 5: the lamp has sunk a little, and leans everything to apricot. */
export const LOW_LAMP: Light = {
  ...LOUD,
  direction: [-0.62, -0.72],
  key: '#ffe6ae',
  shade: '#5f3358',
  shadeAmount: 0.3,
  rimAmount: 0.45,
  cast: '#ff9d62',
  castAmount: 0.08,
  shadowLength: 0.5,
  haze: '#f2b893',
};

/** Page 6: amber, on tin. */
export const AMBER: Light = {
  ...LOW_LAMP,
  direction: [-0.72, -0.6],
  key: '#ffd88e',
  shade: '#43304f',
  shadeAmount: 0.36,
  rim: '#ffcb78',
  rimAmount: 0.7,
  cast: '#d98a4e',
  castAmount: 0.1,
  shadowAlpha: 0.32,
  haze: '#7a5552',
};

/** Page 7: what the lamp still gives to the things near the floor. */
export const DUSK: Light = {
  ...AMBER,
  key: '#f6d6a8',
  shade: '#3a3a5c',
  shadeAmount: 0.26,
  rim: '#f2c998',
  cast: '#7d87a4',
  castAmount: 0.12,
  haze: '#4a5670',
};

/** Pages 8 and 9: blue comes in at the window, on the right. */
export const BLUE: Light = {
  direction: [0.62, -0.74],
  key: '#dcefff',
  shade: '#252b5a',
  shadeAmount: 0.27,
  rim: '#cfe6f7',
  rimAmount: 0.65,
  cast: '#5f8cb4',
  castAmount: 0.09,
  shadowLength: 0.5,
  shadowAlpha: 0.34,
  haze: '#3f6682',
};

/** Pages 10 and 12: no lamp is left. Skin keeps its own color; shade and rim say night. */
export const NIGHT: Light = {
  ...BLUE,
  key: '#cfe4fb',
  shade: '#161c46',
  shadeAmount: 0.3,
  rim: '#b9dbf2',
  rimAmount: 0.85,
  cast: '#41719e',
  castAmount: 0.11,
  shadowAlpha: 0.42,
  haze: '#1d3c59',
};

/** Page 11: one small lamp in the kitchen, on the left, going away. */
export const GOING: Light = {
  ...NIGHT,
  direction: [-0.86, -0.3],
  key: '#ffdca0',
  rim: '#ffcf8a',
  cast: '#4a6f9a',
  castAmount: 0.1,
};
