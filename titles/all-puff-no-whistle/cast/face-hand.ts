import type { FaceHand } from '#bookmaking/grown-ups/face-hand.ts';

/** Rubbed chalk: no line, round color on the cheeks, eyes as small as beads. */
export const CHALK: FaceHand = { eyes: 'beads', cheeks: 'soft', nose: 'shape' };
