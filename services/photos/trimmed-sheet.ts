import sharp, { type Sharp } from 'sharp';

/**
 * A drawn sheet as the trimmer leaves it.
 *
 * @param margin what is cut off on each side, as a part of the sheet's width
 * @param width of what is left, a square, in pixels
 */
export function trimmedSheet(svg: string, margin: number, width: number): Sharp {
  const sheet = Math.round(width / (1 - 2 * margin));
  const cut = Math.floor((sheet - width) / 2);
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(sheet)
    .extract({ left: cut, top: cut, width, height: width });
}
