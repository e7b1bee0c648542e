import { and, eq } from 'drizzle-orm';
import { typesetBook } from '#bookmaking/typesetting/typeset.ts';
import type { Database } from '#database/connect.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { books } from '#database/tables/catalog.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { type PhotoStudio, withPhoto } from '#shop/family/book-photo.ts';
import { findBrief } from '#titles/find-brief.ts';
import { findTitle } from '#titles/find-title.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';
import { bookKey, makeBookAnew, removeBookLater } from './book-making.ts';
import { copyOf, type Maker } from './copy-of.ts';
import { readerOf } from './order.ts';

/** The book carries a photo whose file is gone. */
export class PhotoMissing extends Error {
  override name = 'PhotoMissing';
}

/**
 * The worker's part: sets the whole book from the child's data as it was at purchase and keeps it with
 * the order. Doing it twice gives the same bytes under the same key. Every error is thrown, so that the
 * queue tries again; `failBook` is for after the last try.
 * @throws PhotoMissing; it was bought with the photo, so it is not made without one unless the family says so
 */
export async function makeBook(
  { database, maker, ...photos }: { database: Database; maker: Maker } & PhotoStudio,
  orderId: string,
  now: Date,
): Promise<void> {
  const [found] = await database.orm
    .select({ reader: orders.reader, slug: books.slug, status: bookMakings.status })
    .from(bookMakings)
    .innerJoin(orders, eq(orders.id, bookMakings.orderId))
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(eq(bookMakings.orderId, orderId));
  const reader = readerOf(found?.reader ?? null);
  if (found?.status !== 'waiting') return;
  if (!reader) throw new Error(ACCOUNT_DELETED);
  const title = findTitle(found.slug);
  if (!title) throw new Error(`The catalog names a title that nobody wrote: ${found.slug}`);

  const drawn = await withPhoto(photos, reader);
  if (reader.photo && !drawn.photo) throw new PhotoMissing();
  const copy = copyOf(orderId, drawn, maker);
  const book = await typesetBook(title, copy, await findBrief(found.slug));
  await photos.files.put(bookKey(orderId), book);
  await inTransaction(database, async (tx) => {
    const [order] = await tx
      .select({ reader: orders.reader })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    // The account was deleted while the book was set: the file came after its removal.
    if (!order?.reader) return removeBookLater(tx, orderId);
    // The family has chosen while the photo that was put back was being drawn. Their book may lie under this one.
    if (readerOf(order.reader)?.photo?.key !== reader.photo?.key) return makeBookAnew(tx, orderId);
    await tx
      .update(bookMakings)
      .set({ status: 'made', madeAt: now })
      .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.status, 'waiting')));
  });
}
