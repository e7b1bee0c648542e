import type { Hex } from '#bookmaking/drawing/color.ts';
import { path } from '#bookmaking/drawing/marks.ts';

/** One that has a name, far off: its waterline on y 2, 24 long and 28 high. `sails` are what is in the light, and what is not. */
export const sailboat = (hull: Hex, sails: readonly [Hex, Hex]): string =>
  path('M-12 -4h24l-4 6h-16Z', hull) +
  path('M0 -26v20h-9Z', sails[0]) +
  path('M1.500 -24v18h7Z', sails[1]);
