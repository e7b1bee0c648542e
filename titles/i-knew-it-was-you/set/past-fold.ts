import { clip } from '#bookmaking/drawing/sheet.ts';

/** As much of a picture as lies on the page of words, or is cut off by a binder. */
export const pastFold = (art: string): string => clip('M-240 -10H6V230H-240Z', art);
