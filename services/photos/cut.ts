import sharp from 'sharp';
import type { CutPhoto } from '#shop/family/photo-crop.ts';

/** 600 px on the 50 mm that a frame in a book is wide are 300 dpi. */
const LONGEST_SIDE_PX = 600;

/** Cuts a kept photo to the square that the parent chose (specification, section 3: photo; readings: Photos). */
export const cutPhoto: CutPhoto = async (jpeg, crop) => {
  const { width, height } = await sharp(jpeg).metadata();
  return sharp(jpeg)
    .extract(squareOf({ width, height }, crop))
    .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { withoutEnlargement: true })
    .jpeg({ quality: 86 })
    .toBuffer();
};

/** The square in whole pixels of the picture. */
function squareOf(
  picture: { width: number; height: number },
  { x, y, zoom }: { x: number; y: number; zoom: number },
) {
  const side = Math.max(1, Math.round(Math.min(picture.width, picture.height) / zoom));
  return {
    left: Math.round(x * (picture.width - side)),
    top: Math.round(y * (picture.height - side)),
    width: side,
    height: side,
  };
}
