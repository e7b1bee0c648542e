import type { Light } from '#bookmaking/drawing/light.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';

/** The evening of page 11 on who is near the button: its red comes from the left. */
export const RED_SIDE: Light = {
  ...GOLD,
  direction: [-0.86, -0.36],
  shade: '#6a2f56',
  rim: '#ff7a5e',
  rimAmount: 0.4,
  cast: '#ff6a48',
  castAmount: 0.12,
};
