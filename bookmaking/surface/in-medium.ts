import type { Dressing } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Medium } from './medium.ts';
import { type PaintedPage, surfaceOf } from './surface-of.ts';

/** A page without words and faces of its own, finished in a medium; `opening` if a picture comes over the fold to it. */
export const inMedium = (medium: Medium, opening?: PaintedPage['opening']): Dressing => ({
  finish: (art, on) => surfaceOf(art, on, medium, { width: SHEET, height: SHEET, opening }),
});
