import { asGround } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Frame } from '#bookmaking/frame.ts';

/** What lies on the page of words, left of a picture's own edge. */
export const PAST_FOLD: Frame = { left: -240, right: 6 };

/** As much of a picture as lies there, or is cut off by a binder. */
export const pastFold = (art: string): string => clip('M-240 -10H6V230H-240Z', art);

/** The same of what words may stand on: sky, wall, water. */
export const groundPastFold = (art: string): string => asGround(pastFold(art));
