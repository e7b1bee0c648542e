import { type Box, overlaps } from '#bookmaking/drawing/geometry.ts';
import { BLEED, SHEET, SPREAD, TRIM } from '#bookmaking/sheet-size.ts';

/** A left-hand page, whose fold is at its right, or a right-hand one. */
export type Side = 'verso' | 'recto';

/** In mm from the trim: a printer asks for 12.7 in print, and our pages grow by a thirtieth on the way there. */
const OUTER = 12.5;
/** In mm: 5 more where the binding takes its part. */
const FOLD = 17.5;

/** Where words may stand on a page, in mm on its sheet. */
export const safeOn = (side: Side): Box => ({
  x: BLEED + (side === 'recto' ? FOLD : OUTER),
  y: BLEED + OUTER,
  width: TRIM - FOLD - OUTER,
  height: TRIM - 2 * OUTER,
});

/** The part of a box that words may stand in, on one page. */
export function kept(box: Box, side: Side): Box {
  const safe = safeOn(side);
  const x = Math.max(box.x, safe.x);
  const y = Math.max(box.y, safe.y);
  return {
    x,
    y,
    width: Math.min(box.x + box.width, safe.x + safe.width) - x,
    height: Math.min(box.y + box.height, safe.y + safe.height) - y,
  };
}

/** Where the right-hand page of an opening begins on its sheet: the 6 mm in the middle lie on both. */
export const RECTO_AT = SPREAD - SHEET;

/** On which page of an opening a box lies. */
export const sideOf = (box: Box): Side => (box.x + box.width / 2 < SPREAD / 2 ? 'verso' : 'recto');

export const moved = <Place extends Box>(box: Place, dx: number): Place => ({
  ...box,
  x: box.x + dx,
});

/** What of these boxes is seen through a window of the sheet, as it lies on the page that the window fills. */
export function seenThrough(window: Box, boxes: readonly Box[]): Box[] {
  const grown = SHEET / window.width;
  return boxes
    .filter((box) => overlaps(window, box))
    .map((box) => ({
      x: (box.x - window.x) * grown,
      y: (box.y - window.y) * grown,
      width: box.width * grown,
      height: box.height * grown,
    }));
}
