import { boxNearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Picture } from '#bookmaking/title.ts';

/**
 * Steps nearer to a picture: everything grows by `scale` away from (`x`, the bottom of the sheet), the
 * words' box excepted. Their pages had been staged with more wall than the longest telling needs.
 */
export function pictureNearer(picture: Picture, scale: number, x: number): Picture {
  const view = { scale, x, y: SHEET };
  return {
    ...picture,
    art: nearer(view, picture.art),
    faces: picture.faces.map((face) => boxNearer(view, face)),
  };
}
