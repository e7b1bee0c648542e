import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import type { Picture } from '#bookmaking/title.ts';

/** A place and a size, in mm of the page. */
export type Place = readonly [x: number, y: number, size: number];

/** A whole scene at its place, and the faces in it with it. */
export const putAt = (
  [x, y, size]: Place,
  art: string,
  faces: readonly Box[],
): Pick<Picture, 'art' | 'faces'> => ({
  art: at(x, y, size, art),
  faces: faces.map((face) => ({
    x: x + face.x * size,
    y: y + face.y * size,
    width: face.width * size,
    height: face.height * size,
  })),
});
