import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Quiet } from '#bookmaking/title.ts';
import { LARGE } from './type.ts';

/** By day the words lie on the rug, where everything happens: it is the darkest and calmest thing in the room. */
export const ON_RUG: Quiet = {
  box: { x: 18, y: 152, width: 180, height: 50 },
  ink: 'light',
  largest: LARGE,
  align: 'center',
  anchor: 'middle',
};

/** In the evening they stand on the wall. */
export const ON_WALL: Quiet = { box: { ...SAFE, height: 46 }, ink: 'light', largest: LARGE };
/** Where heads are low, a long telling has more of the wall. */
export const ON_HIGH_WALL: Quiet = { ...ON_WALL, box: { ...SAFE, height: 57 } };
