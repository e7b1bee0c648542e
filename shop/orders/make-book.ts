import { and, eq } from 'drizzle-orm';
import type { Reader } from '#bookmaking/reader.ts';
import { typesetPages } from '#bookmaking/typesetting/typeset.ts';
import type { Database } from '#database/connect.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { books } from '#database/tables/catalog.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { type NotedReader, type PhotoStudio, withPhoto } from '#shop/family/book-photo.ts';
import { ACCOUNT_DELETED, CHILD_ERASED, reasonsNotMade } from '#vocabulary/printed-books.ts';
import { bookKey, removeBookLater } from './book-making.ts';
import { sourceOf } from './book-source.ts';
import type { Maker } from './copy-of.ts';
import { drawBook, titleOf } from './draw-book.ts';
import { keepPages, pagesKey, readPages } from './kept-pages.ts';

/** The book carries a photo whose file is gone. */
export class PhotoMissing extends Error {
  override name = 'PhotoMissing';
}

/**
 * The worker's part: draws the whole book from the child's data as it was at purchase, keeps the drawn pages and the
 * document that is set from them. Doing it twice gives the same bytes under the same keys. Every error is thrown, so that the
 * queue tries again; `failBook` is for after the last try.
 * @throws PhotoMissing; it was bought with the photo, so it is not made without one unless the family says so
 */
export async function makeBook(
  { database, maker, ...photos }: { database: Database; maker: Maker } & PhotoStudio,
  orderId: string,
  now: Date,
): Promise<void> {
  const [found] = await database.orm
    .select({ order: orders, slug: books.slug, making: bookMakings })
    .from(bookMakings)
    .innerJoin(orders, eq(orders.id, bookMakings.orderId))
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(eq(bookMakings.orderId, orderId));
  if (found?.making.status !== 'waiting') {
    // Canceled while it was set by a worker that was killed then: its files came after their removal, and nobody knows of them.
    if (found && isGivenUp(found.making.failure))
      await inTransaction(database, (tx) => removeBookLater(tx, orderId, found.making.revision));
    return;
  }
  const source = sourceOf(found.order);
  if (!source) throw new Error(found.order.userId ? CHILD_ERASED : ACCOUNT_DELETED);
  const title = titleOf(found.slug);
  const { revision } = found.making;
  const { files } = photos;

  // Drawn once, a book stays as it was drawn, by whatever hand children are drawn today.
  const kept = found.making.keepsPages && (await readPages(files, pagesKey(orderId, revision)));
  const pages =
    kept ||
    (await drawBook(
      title,
      orderId,
      { ...source, reader: await readerToDraw(photos, source.reader) },
      maker,
    ));
  if (!kept) await keepPages(files, pagesKey(orderId, revision), pages);
  await files.put(bookKey(orderId, revision), await typesetPages(pages));
  await inTransaction(database, async (tx) => {
    const [order] = await tx
      .select({
        reader: orders.reader,
        revision: bookMakings.revision,
        failure: bookMakings.failure,
      })
      .from(orders)
      .innerJoin(bookMakings, eq(bookMakings.orderId, orders.id))
      .where(eq(orders.id, orderId))
      .for('update');
    // It was corrected or canceled, or the account deleted, while it was set: these files came after their removal.
    const isWanted = order?.revision === revision && !isGivenUp(order.failure);
    if (!order?.reader || !isWanted) return removeBookLater(tx, orderId, revision);
    await tx
      .update(bookMakings)
      .set({ status: 'made', madeAt: now, keepsPages: true })
      .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.status, 'waiting')));
    await enqueueJob(tx, { task: 'make_card', payload: { orderId }, patient: true });
  });
}

const isGivenUp = (failure: string | null): boolean =>
  reasonsNotMade.some((reason) => reason === failure);

async function readerToDraw(photos: PhotoStudio, reader: NotedReader): Promise<Reader> {
  const drawn = await withPhoto(photos, reader);
  if (reader.photo && !drawn.photo) throw new PhotoMissing();
  return drawn;
}
