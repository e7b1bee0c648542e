/**
 * In the place of `bookmaking/typesetting/typeset.ts`: a book of a few bytes at once, instead of one that keeps a core
 * busy for 100 to 400 ms. What is drawn is not this model's subject; that it is made once, kept and removed is.
 */
import { checkPrintableName } from '#bookmaking/print-name.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { Title } from '#bookmaking/title.ts';

export async function typesetPreview({ slug }: Title, { name }: Reader): Promise<Uint8Array> {
  checkPrintableName(name);
  return Buffer.from(`%PDF-1.7 a preview of ${slug}`);
}
export const typesetPages = async () => Buffer.from('%PDF-1.7 a book');

/** A drawing of nothing: letters carry covers, and what is on them is not this model's subject either. */
export const picturePage = async (): Promise<string> =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
