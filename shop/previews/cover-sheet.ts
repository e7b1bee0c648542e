import { picturePage } from '#bookmaking/typesetting/typeset.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { findTitle } from '#titles/find-title.ts';

/**
 * The cover of a title with a reader on it: an SVG of the whole sheet, bleed included, letters as outlines. For the worker.
 * @returns undefined for a title that nobody has written
 * @throws CannotPrint if the reader's name cannot be set
 */
export async function coverSheet(slug: string, reader: NotedReader): Promise<string | undefined> {
  const title = findTitle(slug);
  // No photo is on a cover.
  return title && picturePage(title, { ...reader, photo: null }, 'cover');
}
