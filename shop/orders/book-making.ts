import { and, eq, isNull } from 'drizzle-orm';
import { enqueueJob } from '#database/job-queue.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import type { Transaction } from '#database/transaction.ts';
import type { BookStatus } from '#vocabulary/printed-books.ts';

/** Where an order's print-ready book is kept. */
export const bookKey = (orderId: string) => `books/${orderId}.pdf`;

/** Has an order's book removed, if there is one, once the transaction commits. */
export const removeBookLater = (tx: Transaction, orderId: string) =>
  enqueueJob(tx, { task: 'remove_file', payload: { key: bookKey(orderId) }, patient: true });

/** What is told of a making. */
export function bookStatusOf({
  status,
  photoMissingSince,
}: Pick<typeof bookMakings.$inferSelect, 'status' | 'photoMissingSince'>): BookStatus {
  return status === 'waiting' && photoMissingSince ? 'photo_missing' : status;
}

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
 * Queues the making of a book that met a file store that is away, or whose photo is gone, for as long as that takes: it is
 * paid for, and nothing else is wrong with it. Each wait is twice the last, up to five minutes, because every try sets the whole book.
 * @param waitMs this wait
 */
export function makeBookLater(tx: Transaction, orderId: string, waitMs: number): Promise<void> {
  const nextWaitMs = Math.min(waitMs * 2, LONGEST_BOOK_WAIT_MS);
  const payload = { orderId, waitMs: nextWaitMs };
  return enqueueJob(tx, { task: 'make_book', payload, afterMs: waitMs });
}

/**
 * Notes that a book waits for a photo whose file is gone.
 * @returns false if that was known
 */
export async function noteMissingPhoto(
  tx: Transaction,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const { status, photoMissingSince } = bookMakings;
  const noted = await tx
    .update(bookMakings)
    .set({ photoMissingSince: now })
    .where(and(eq(bookMakings.orderId, orderId), eq(status, 'waiting'), isNull(photoMissingSince)))
    .returning({ orderId: bookMakings.orderId });
  return noted.length > 0;
}

/** Queues the making of a book once more, whatever has become of it. */
export async function makeBookAnew(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(bookMakings)
    .set({ status: 'waiting', madeAt: null, failure: null, photoMissingSince: null })
    .where(eq(bookMakings.orderId, orderId));
  await enqueueJob(tx, { task: 'make_book', payload: { orderId } });
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

/** Ends a making that will not be tried again; the reason is shown to the admin. */
export async function failBook(tx: Transaction, orderId: string, failure: string): Promise<void> {
  await tx
    .update(bookMakings)
    .set({ status: 'failed', failure })
    .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.status, 'waiting')));
}
