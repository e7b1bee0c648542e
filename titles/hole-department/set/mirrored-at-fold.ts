import { at } from '#bookmaking/drawing/marks.ts';
import { BLEED } from '#bookmaking/sheet-size.ts';

/** A ground once more at the other side of the fold, as in a mirror: its levels meet there to a hair. */
export const mirroredAtFold = (ground: string): string => at(2 * BLEED, 0, 1, ground, 0, -1);
