import type { Hex } from '#bookmaking/drawing/color.ts';
import { shifted } from '#bookmaking/drawing/marks.ts';
import { PAST_FOLD } from '#bookmaking/past-fold.ts';
import { sky } from './harbor.ts';

/** How far a page of words reaches to the left of its picture, in mm. */
export const FAR = -PAST_FOLD.left;

/** The sky of a picture, on over its fold. */
export const skyPastFold = (horizon: number, top: Hex, low: Hex): string =>
  shifted(-FAR, 0, sky(FAR + 10, horizon, top, low));
