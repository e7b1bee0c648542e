import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Files } from '#shop/files.ts';
import { bookKey, cardKey } from './book-making.ts';
import { pagesKey, readPage } from './kept-pages.ts';
import { makingOf } from './queries.ts';
import { mayOpenBook, mayOpenPages } from './who-may.ts';

/**
 * The whole book of an order as a PDF; undefined if it is not made yet or the caller may not open it. Whoever is not its buyer
 * gets it without the photo (readings: Photos).
 */
export async function openBook(
  db: Reads,
  files: Files,
  caller: Caller,
  orderId: string,
): Promise<Uint8Array | undefined> {
  const order = await makingOf(db, orderId);
  if (order?.status !== 'made' || order.isForgotten || !mayOpenBook(caller, order))
    return undefined;
  const pdf = await files.read(bookKey(orderId, order.revision));
  if (!pdf || order.userId === caller.userId) return pdf;
  const { withoutPhoto } = await import('#bookmaking/without-photo.ts');
  return withoutPhoto(pdf);
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
  if (order?.status !== 'made' || order.isForgotten || !order.keepsPages) return undefined;
  if (!mayOpenPages(caller, order)) return undefined;
  return readPage(files, pagesKey(orderId, order.revision), name);
}

/** The card of an order's book as a PDF; undefined if there is none yet, or the caller is not its buyer. */
export async function openCard(
  db: Reads,
  files: Files,
  caller: Caller,
  orderId: string,
): Promise<Uint8Array | undefined> {
  const order = await makingOf(db, orderId);
  if (!order || order.isForgotten || order.cardRevision !== order.revision) return undefined;
  if (!mayOpenPages(caller, order)) return undefined;
  return files.read(cardKey(orderId, order.revision));
}
