import { and, eq } from 'drizzle-orm';
import { findTitle } from '../../bookmaking/titles/find-title.ts';
import { typesetBook } from '../../bookmaking/typesetting/typeset.ts';
import type { Database } from '../../database/connect.ts';
import { enqueueJob } from '../../database/job-queue.ts';
import { bookMakings } from '../../database/tables/after-payment.ts';
import { books } from '../../database/tables/catalogue.ts';
import { orders } from '../../database/tables/orders.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type PhotoStudio, withPhoto } from '../family/book-photo.ts';
import { readerOf } from './order.ts';

/** Where an order's print-ready book is kept. */
export const bookKey = (orderId: string) => `books/${orderId}.pdf`;

/** Has an order's book removed, if there is one, once the transaction commits. */
export const removeBookLater = (tx: Transaction, orderId: string) =>
  enqueueJob(tx, { task: 'remove_file', payload: { key: bookKey(orderId) }, patient: true });

/** Queues the making of a paid order's book, unless it has been queued before. */
export async function queueBook(tx: Transaction, orderId: string): Promise<void> {
  const queued = await tx
    .insert(bookMakings)
    .values({ orderId })
    .onConflictDoNothing()
    .returning({ orderId: bookMakings.orderId });
  if (queued.length > 0) await enqueueJob(tx, { task: 'make_book', payload: { orderId } });
}

/** The first wait of a book for a file store that is away, in ms. */
export const FIRST_BOOK_WAIT_MS = 10_000;
const LONGEST_BOOK_WAIT_MS = 300_000;

/**
 * Queues the making of a book that met a file store that is away, for as long as that takes: it is paid for, and
 * nothing is wrong with it. Each wait is twice the last, up to five minutes, because every try sets the whole book.
 * @param waitMs this wait
 */
export function makeBookLater(tx: Transaction, orderId: string, waitMs: number): Promise<void> {
  const nextWaitMs = Math.min(waitMs * 2, LONGEST_BOOK_WAIT_MS);
  const payload = { orderId, waitMs: nextWaitMs };
  return enqueueJob(tx, { task: 'make_book', payload, afterMs: waitMs });
}

/**
 * Queues a failed making once more.
 * @returns false if this order's book has not failed
 */
export async function retryBook(tx: Transaction, orderId: string): Promise<boolean> {
  const again = await tx
    .update(bookMakings)
    .set({ status: 'waiting', failure: null })
    .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.status, 'failed')))
    .returning({ orderId: bookMakings.orderId });
  if (again.length > 0) await enqueueJob(tx, { task: 'make_book', payload: { orderId } });
  return again.length > 0;
}

/**
 * The worker's part: sets the whole book from the child's data as it was at purchase and keeps it with
 * the order. Doing it twice gives the same bytes under the same key. Every error is thrown, so that the
 * queue tries again; `failBook` is for after the last try.
 */
export async function makeBook(
  { database, ...photos }: { database: Database } & PhotoStudio,
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
  if (!reader) throw new Error('The account was deleted');
  const title = findTitle(found.slug);
  if (!title) throw new Error(`The catalogue names a title that nobody wrote: ${found.slug}`);

  const book = await typesetBook(title, await withPhoto(photos, reader));
  await photos.files.put(bookKey(orderId), book);
  await inTransaction(database, async (tx) => {
    const [order] = await tx
      .select({ reader: orders.reader })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    // The account was deleted while the book was set: the file came after its removal.
    if (!order?.reader) return removeBookLater(tx, orderId);
    await tx
      .update(bookMakings)
      .set({ status: 'made', madeAt: now })
      .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.status, 'waiting')));
  });
}

/** Ends a making that will not be tried again; the reason is shown to the admin. */
export async function failBook(tx: Transaction, orderId: string, failure: string): Promise<void> {
  await tx
    .update(bookMakings)
    .set({ status: 'failed', failure })
    .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.status, 'waiting')));
}
