import sharp from 'sharp';
import type { PictureSheet } from '#shop/orders/draw-cover.ts';

/** A letter shows it at half of that, sharp on every screen. */
const WIDTH_PX = 320;

/** Draws a sheet of a book at the size of a letter, without what the trimmer cuts off. */
export const pictureSheet: PictureSheet = (svg, margin) => {
  const sheet = Math.round(WIDTH_PX / (1 - 2 * margin));
  const cut = Math.floor((sheet - WIDTH_PX) / 2);
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(sheet)
    .extract({ left: cut, top: cut, width: WIDTH_PX, height: WIDTH_PX })
    .jpeg({ quality: 84 })
    .toBuffer();
};
