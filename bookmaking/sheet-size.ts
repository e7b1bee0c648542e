import type { Box } from './drawing/geometry.ts';

/** In mm: a square book, with bleed on every side that the trimmer cuts off. */
export const TRIM = 210;
export const BLEED = 3;
export const SHEET = TRIM + 2 * BLEED;
/** An opening: two pages side by side, bleed round both. The 6 mm at its middle lie on each of them. */
export const SPREAD = 2 * TRIM + 2 * BLEED;

/** Words stay this far inside the trim. */
const MARGIN = 11;
export const SAFE: Box = {
  x: BLEED + MARGIN,
  y: BLEED + MARGIN,
  width: TRIM - 2 * MARGIN,
  height: TRIM - 2 * MARGIN,
};
