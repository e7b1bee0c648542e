import { box } from '#bookmaking/drawing/marks.ts';

/** One fill over both pages and their bleed, seen from the right one, in mm: what lies under a scene that goes over the fold. */
export const overBothPages = (fill: string): string => box(-246, -10, 472, 240, fill);
