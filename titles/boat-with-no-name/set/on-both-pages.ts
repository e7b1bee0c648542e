import { shifted } from '#bookmaking/drawing/marks.ts';
import { PAST_FOLD } from '#bookmaking/past-fold.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** How far a page of words reaches to the left of its picture, in mm. */
export const FAR = -PAST_FOLD.left;

/**
 * Ground that goes over the fold as one: each page draws all of it, since strokes, waves and the grain of two that only
 * meet there begin anew.
 */
export const onBothPages = (ground: (width: number) => string): string =>
  shifted(-FAR, 0, ground(FAR + SHEET));
