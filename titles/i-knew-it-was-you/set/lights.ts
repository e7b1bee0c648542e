import type { Light } from '#bookmaking/drawing/light.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';

/** One amber lamp, a little from the left; what it does not reach is indigo. Dim enough for a fill light on dark faces (`skin-tone.ts`). */
export const LAMP: Light = {
  direction: [-0.6, -0.75],
  key: '#ffe3a6',
  shade: '#2b2352',
  shadeAmount: 0.3,
  rim: '#ffd88c',
  rimAmount: 0.6,
  cast: '#e0863f',
  castAmount: 0.14,
  shadowLength: 0.55,
  shadowAlpha: 0.36,
  haze: '#41628f',
};

export const LAMP_RIGHT: Light = mirrored(LAMP);

/** Right at the lamp: bright enough that a dark face needs no fill light and keeps its own brown. */
export const AT_LAMP: Light = { ...LAMP_RIGHT, castAmount: 0.04 };

/** In the warm of a lamp, where a dark face has its fill light and cloth keeps the color that was said. */
export const BY_LAMP: Light = { ...LAMP_RIGHT, cast: '#8a5a3a', castAmount: 0.09 };

/** Under a blanket: light comes through cloth, and from a lamp in the lap. */
export const UNDER: Light = {
  ...LAMP,
  direction: [-0.2, 0.8],
  key: '#fff0c2',
  shade: '#7a2f45',
  shadeAmount: 0.26,
  rim: '#ffe3a6',
  rimAmount: 0.5,
  cast: '#f09a50',
  castAmount: 0.15,
};

/** The lamp turned down. */
export const LOW: Light = {
  ...LAMP,
  key: '#ffd89c',
  shade: '#1c2148',
  shadeAmount: 0.32,
  cast: '#55608f',
  castAmount: 0.08,
};

/** Out in the valley. */
export const MOON: Light = {
  ...LOW,
  direction: [0.5, -0.8],
  key: '#dfe9f2',
  shade: '#131a3a',
  rim: '#cfe0ee',
  cast: '#4a6c9c',
  castAmount: 0.12,
};
