import type { Hex } from '#bookmaking/drawing/color.ts';
import { asGround, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { sky } from './harbor.ts';

/** How far a page of words reaches to the left of its picture, in mm. */
export const FAR = 240;

/** As much of a picture as lies on the page of words, quiet enough to stand under them. */
export const pastFold = (art: string): string => asGround(clip(`M${-FAR} -10H6V230H${-FAR}Z`, art));

/** The sky of a picture, on over its fold. */
export const skyPastFold = (horizon: number, top: Hex, low: Hex): string =>
  shifted(-FAR, 0, sky(FAR + 10, horizon, top, low));
