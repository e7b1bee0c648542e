import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Picture } from '#bookmaking/title.ts';

/**
 * Steps nearer to a picture: everything grows by `k` away from (`x`, the bottom of the sheet), the
 * words' box excepted. Their pages had been staged with more wall than the longest telling needs.
 */
export function nearer(picture: Picture, k: number, x: number): Picture {
  const left = x - x * k;
  const top = SHEET - SHEET * k;
  const grown = (face: Box): Box => ({
    x: left + face.x * k,
    y: top + face.y * k,
    width: face.width * k,
    height: face.height * k,
  });
  return { ...picture, art: at(left, top, k, picture.art), faces: picture.faces.map(grown) };
}
