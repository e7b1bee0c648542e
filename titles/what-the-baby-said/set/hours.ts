import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Light } from '#bookmaking/drawing/light.ts';

/** One hour of the one evening: its light, and what it makes of wall, floor and sky. */
export interface Hour {
  readonly light: Light;
  /** Top and foot of the wall. */
  readonly wall: readonly [Hex, Hex];
  readonly paper: Hex;
  /** Far and near end of the floor. */
  readonly floor: readonly [Hex, Hex];
  readonly seam: Hex;
  readonly sky: readonly [Hex, Hex];
}

const DAYLIGHT: Light = {
  direction: [-0.62, -0.76],
  key: '#fff2c4',
  shade: '#7a3f66',
  shadeAmount: 0.24,
  rim: '#fff4d0',
  rimAmount: 0.34,
  cast: '#ffd38a',
  castAmount: 0.05,
  shadowLength: 0.34,
  shadowAlpha: 0.2,
  haze: '#fbe3b4',
};

/** The window stands at the left, and so, later, does the lamp: light never changes sides. */
export const AFTERNOON: Hour = {
  light: DAYLIGHT,
  wall: ['#fff3d0', '#fbdf9f'],
  paper: '#f3c878',
  floor: ['#f0bf86', '#fbdfb4'],
  seam: '#b4713f',
  sky: ['#9fd3f0', '#e9f6f4'],
};

export const LATE: Hour = {
  ...AFTERNOON,
  light: { ...DAYLIGHT, key: '#ffe3a0', cast: '#ffb866', castAmount: 0.08, rimAmount: 0.5 },
  wall: ['#fff0cf', '#fbd195'],
  paper: '#f0b568',
  sky: ['#ffd9a0', '#fff0cf'],
};

export const DUSK: Hour = {
  light: {
    ...DAYLIGHT,
    key: '#ffdfa0',
    shade: '#63356e',
    shadeAmount: 0.28,
    cast: '#ff9f76',
    castAmount: 0.1,
    rimAmount: 0.55,
    shadowAlpha: 0.24,
    haze: '#f6c3ab',
  },
  wall: ['#fde0cc', '#f4b296'],
  paper: '#e8937c',
  floor: ['#cf8a6a', '#e9b48e'],
  seam: '#8f4f4a',
  sky: ['#7a6fb4', '#f6a98c'],
};

/** Eight o'clock: one lamp, like a stage. */
export const STAGE: Hour = {
  light: {
    ...DAYLIGHT,
    key: '#ffe0a0',
    shade: '#43204f',
    shadeAmount: 0.34,
    rim: '#ffdc94',
    rimAmount: 0.7,
    cast: '#ff8f5a',
    castAmount: 0.1,
    shadowAlpha: 0.32,
    haze: '#7a3456',
  },
  wall: ['#581f41', '#a34458'],
  paper: '#c4606a',
  floor: ['#7d3a4a', '#c4735c'],
  seam: '#4d2038',
  sky: ['#23225c', '#4a3f86'],
};

/** The noise: everything is too yellow, and has too many shadows. */
export const NOISE: Hour = {
  light: {
    ...DAYLIGHT,
    key: '#fffbe0',
    shade: '#7a1f4a',
    shadeAmount: 0.36,
    rim: '#fff6c0',
    rimAmount: 0.6,
    cast: '#ff7a3a',
    castAmount: 0.08,
    shadowAlpha: 0.4,
    haze: '#ffd75a',
  },
  wall: ['#ffeda6', '#ffd062'],
  paper: '#f7ac4a',
  floor: ['#e8623a', '#f58a4a'],
  seam: '#a32a3a',
  sky: ['#1d1d50', '#3b3b80'],
};

/** A lamp near the floor, and blue everywhere else. */
export const HUSHED: Hour = {
  light: {
    ...DAYLIGHT,
    key: '#ffdc98',
    shade: '#2a2258',
    shadeAmount: 0.36,
    rim: '#ffd48a',
    rimAmount: 0.8,
    cast: '#ffa55a',
    castAmount: 0.08,
    shadowAlpha: 0.36,
    haze: '#35386f',
  },
  wall: ['#1f2552', '#39407c'],
  paper: '#4c5592',
  floor: ['#3a3468', '#5a4470'],
  seam: '#251f4c',
  sky: ['#141a44', '#2f3a7c'],
};

/** The same light further off: air lies between. */
export const farther = (light: Light, amount: number): Light => ({
  ...light,
  cast: light.haze,
  castAmount: amount,
});
