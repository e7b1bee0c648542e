import type { PictureSheet } from '#shop/orders/draw-cover.ts';
import { trimmedSheet } from './trimmed-sheet.ts';

/** A letter shows it at half of that, sharp on every screen. */
const WIDTH_PX = 320;

/** Draws a sheet of a book at the size of a letter, without what the trimmer cuts off. */
export const pictureSheet: PictureSheet = (svg, margin) =>
  trimmedSheet(svg, margin, WIDTH_PX).jpeg({ quality: 84 }).toBuffer();
