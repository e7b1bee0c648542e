import { asGround } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** As much of a thing as lies on the page of words, or is cut off by a binder. */
export const pastFold = (art: string): string => clip('M-240 -10H6V230H-240Z', art);

/** The same of what words may stand on: sky, wall, floor. */
export const groundPastFold = (art: string): string => asGround(pastFold(art));
