import { BLEED, SHEET } from '#bookmaking/sheet-size.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { coverSheet } from '#shop/previews/cover-sheet.ts';

/**
 * What the shop asks of whoever handles pictures: a square sheet as SVG in, a small JPEG of it out, without its margin.
 * @param margin on every side, as a share of the sheet's width
 */
export type PictureSheet = (svg: string, margin: number) => Promise<Uint8Array>;

/**
 * The cover of a book that somebody ordered, with its own reader on it, as a JPEG. Drawn when it is needed: the same
 * reader gives the same cover.
 * @returns undefined for a title that nobody has written
 * @throws CannotPrint if the reader's name cannot be set
 */
export async function drawCover(
  pictureSheet: PictureSheet,
  { slug, reader }: { slug: string; reader: NotedReader },
): Promise<Uint8Array | undefined> {
  const svg = await coverSheet(slug, reader);
  return svg === undefined ? undefined : pictureSheet(svg, BLEED / SHEET);
}
