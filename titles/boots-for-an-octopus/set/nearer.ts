import type { Box, Point } from '#bookmaking/drawing/geometry.ts';

/** Where a box of a scene lies, in mm, once the scene is drawn at a place and so much larger. */
export const nearer = ({ x, y, width, height }: Box, [left, top]: Point, k: number): Box => ({
  x: x * k + left,
  y: y * k + top,
  width: width * k,
  height: height * k,
});
