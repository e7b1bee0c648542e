import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Files } from '#shop/files.ts';
import { bookKey } from './book-making.ts';
import { pagesKey, readPage } from './kept-pages.ts';
import { makingOf } from './queries.ts';
import { mayOpenBook, mayOpenPages } from './who-may.ts';

/** The print-ready PDF of an order; undefined if it is not made yet or the caller may not open it. */
export async function openBook(
  db: Reads,
  files: Files,
  caller: Caller,
  orderId: string,
): Promise<Uint8Array | undefined> {
  const order = await makingOf(db, orderId);
  if (order?.status !== 'made' || !mayOpenBook(caller, order)) return undefined;
  return files.read(bookKey(orderId, order.revision));
}

/**
 * A page of an order's book as it was drawn when the book was made; undefined if the caller may not open it, it is not made
 * yet, or it is from before pages were kept.
 */
export async function openPage(
  db: Reads,
  files: Files,
  caller: Caller,
  orderId: string,
  name: string,
): Promise<BoundPage | undefined> {
  const order = await makingOf(db, orderId);
  if (order?.status !== 'made' || !order.keepsPages || !mayOpenPages(caller, order))
    return undefined;
  return readPage(files, pagesKey(orderId, order.revision), name);
}
