import { BLEED, SHEET, TRIM } from '#bookmaking/sheet-size.ts';
import { MM_PER_PT } from '#bookmaking/text/text-block.ts';

// Sizes of the printed book, in points: 8.5 inches square, as it is sold. Our own sheet is 216 mm, 210 of them the book.

/** What a printer wants of pictures, in dots an inch. */
export const PPI = 300;
const INCH = 72;

/** What is cut off of a page on every side, at the fold too. */
export const PRINTED_BLEED = 0.125 * INCH;
export const PRINTED_TRIM = 8.5 * INCH;
/** A page of the inside as it is handed over. */
export const PRINTED_PAGE = PRINTED_TRIM + 2 * PRINTED_BLEED;
/** From our sheet to such a page: 1.02894. Nothing is painted anew for it. */
export const PAGE_GROWTH = (PRINTED_PAGE * MM_PER_PT) / SHEET;

/** Where words may stand, from the trim: half an inch, and a fifth more at the fold. */
export const FROM_TRIM = 0.5 * INCH;
export const FROM_FOLD = 0.7 * INCH;

/** What of the cover's sheet is turned in round a board, on every outer side. */
export const TURN_IN = 0.75 * INCH;
/** From a cover's edge as it is bound to the edge of the sheet: the board is larger than the pages. */
export const COVER_INSET = 0.875 * INCH;
/** A board as it is seen. Our painting's trim is its edge, so that the painted bleed goes round it. */
const BOARD = PRINTED_PAGE;
export const COVER_GROWTH = (BOARD * MM_PER_PT) / TRIM;
/** From the board's edge to where words may stand; to the fold there is more than the 6 mm that its hinge asks for. */
export const FROM_BOARD = 0.75 * INCH;
/** The same on our own sheet, in mm. */
export const COVER_MARGIN = BLEED + (FROM_BOARD * MM_PER_PT) / COVER_GROWTH;

export const toPixels = (points: number): number => Math.round((points / INCH) * PPI);
