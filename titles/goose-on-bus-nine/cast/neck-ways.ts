// The ways of a neck through page 6, from its collar on.
import type { Point } from '#bookmaking/drawing/geometry.ts';

/** Up out of the collar, over the rail and down to the button, like a lamp on a desk: it grows as it comes. */
export const FAR: readonly Point[] = [
  [180, 148],
  [181, 132],
  [187, 112],
  [198, 86],
  [200, 56],
  [189, 30],
];
/** Where words are many there is less room over the rail: as round, and lower, over a smaller head. */
export const LOW: readonly Point[] = [
  [180, 148],
  [181, 132],
  [188, 112],
  [196, 92],
  [199, 72],
  [192, 56],
  [178, 50],
  [168, 62],
  [164, 78],
  [156, 92],
];
/** Over the fold it is as long as the words say. */
export const FAR_OVER_THE_FOLD: readonly Point[] = [
  [390, 138],
  [392, 118],
  [399, 90],
  [394, 56],
  [374, 38],
  [338, 33],
  [305, 40],
  [278, 30],
  [254, 28],
];
/** Where it ends on one page: back over its own shoulder, and down into the back of its head. */
export const BACK_TO_NAPE: readonly Point[] = [
  [175, 36],
  [170, 54],
  [170, 72],
  [167, 88],
];
/** Over the fold: down from the rail, as a crane's arm is. */
export const DOWN_TO_NAPE: readonly Point[] = [
  [199, 29],
  [189, 43],
  [184, 60],
  [178, 76],
  [168, 89],
];
/** Over the fold and many words the head hangs lower: from behind, down to its nape. */
export const TO_NAPE: readonly Point[] = [
  [199, 61],
  [188, 68],
  [179, 77],
  [168, 89],
];
