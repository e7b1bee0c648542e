import { asGround } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** As much of a ground as lies on the page of words, or is cut off by a binder. */
export const groundPastFold = (art: string): string => asGround(clip('M-240 -10H6V230H-240Z', art));
