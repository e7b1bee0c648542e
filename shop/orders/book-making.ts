import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { enqueueJob } from '#database/job-queue.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { LATE_PUT_MS } from '#shop/files.ts';
import { type BookStatus, reasonsNotMade, type WhyNotMade } from '#vocabulary/printed-books.ts';
import { pagesKey } from './kept-pages.ts';

/** Where an order's print-ready book is kept: each revision by itself, so that a late file of an older one lies beside it. */
export const bookKey = (orderId: string, revision = 1) =>
  `books/${orderId}${revision === 1 ? '' : `-${revision}`}.pdf`;

/** Where the card to print at home is kept that goes with it. */
export const cardKey = (orderId: string, revision: number) =>
  `books/${orderId}${revision === 1 ? '' : `-${revision}`}.card.pdf`;

/**
 * Has the files of a revision of an order's book removed, if there are any, once the transaction commits.
 * @param afterMs how long they are left alone, in ms
 */
export async function removeBookLater(
  tx: Transaction,
  orderId: string,
  revision: number,
  afterMs = 0,
): Promise<void> {
  const files = [bookKey, pagesKey, cardKey];
  for (const key of files.map((keyOf) => keyOf(orderId, revision))) {
    await enqueueJob(tx, { task: 'remove_file', payload: { key }, patient: true, afterMs });
  }
}

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

/**
 * Queues the making of a book from other data than before, whatever has become of it. What was made of the old data is
 * removed; it is looked for once more, since a worker may be writing it at this moment.
 */
export async function makeBookAnew(tx: Transaction, orderId: string): Promise<void> {
  const [anew] = await tx
    .update(bookMakings)
    .set({
      status: 'waiting',
      revision: sql`${bookMakings.revision} + 1`,
      keepsPages: false,
      madeAt: null,
      failure: null,
      photoMissingSince: null,
    })
    .where(eq(bookMakings.orderId, orderId))
    .returning({ revision: bookMakings.revision });
  if (!anew) return;
  await removeBookLater(tx, orderId, anew.revision - 1);
  await removeBookLater(tx, orderId, anew.revision - 1, LATE_PUT_MS);
  await enqueueJob(tx, { task: 'make_book', payload: { orderId } });
}

/**
 * Queues a failed making once more.
 * @param by an admin
 * @returns false if this order's book has not failed, or nobody wants it any more
 */
export async function retryBook(tx: Transaction, by: Caller, orderId: string): Promise<boolean> {
  const again = await tx
    .update(bookMakings)
    .set({ status: 'waiting', failure: null })
    .where(
      and(
        eq(bookMakings.orderId, orderId),
        eq(bookMakings.status, 'failed'),
        notInArray(bookMakings.failure, [...reasonsNotMade]),
      ),
    )
    .returning({ orderId: bookMakings.orderId });
  if (again.length === 0) return false;
  await enqueueJob(tx, { task: 'make_book', payload: { orderId } });
  await noteAct(tx, by, 'book_resumed', { orderId });
  return true;
}

/** Ends a making that will not be tried again; the reason is shown to the admin. */
export async function failBook(tx: Transaction, orderId: string, failure: string): Promise<void> {
  await tx
    .update(bookMakings)
    .set({ status: 'failed', failure })
    .where(and(eq(bookMakings.orderId, orderId), eq(bookMakings.status, 'waiting')));
}

/** Ends a making that nobody wants any more, also one that has failed: it is not tried again, and waits for nobody. */
export async function giveUpBook(tx: Transaction, orderId: string, why: WhyNotMade): Promise<void> {
  await tx
    .update(bookMakings)
    .set({ status: 'failed', failure: why })
    .where(and(eq(bookMakings.orderId, orderId), ne(bookMakings.status, 'made')));
}
