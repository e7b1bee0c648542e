import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { orders } from '#database/tables/orders.ts';
import { reviewRequests } from '#database/tables/reviews.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { lastDayOnEarth } from '#vocabulary/surprise.ts';

/** By then a book has been read a few times. */
const ASKED_AFTER_MS = 10 * 24 * 3_600_000;
const MOST_AT_ONCE = 100;

/**
 * Notes that the families of these books are to be asked what they think of them, as they arrive in this transaction. Each is
 * asked once for each title, however many copies of it come and whenever.
 */
export async function askLater(
  tx: Transaction,
  orderIds: string[],
  arrivedAt: Date,
): Promise<void> {
  if (orderIds.length === 0) return;
  const arrived = await tx
    .select({ userId: orders.userId, bookId: orders.bookId, orderId: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, orderIds), isNotNull(orders.userId)));
  const dueAt = new Date(arrivedAt.getTime() + ASKED_AFTER_MS);
  const requests = arrived.flatMap(({ userId, ...of }) =>
    userId ? [{ ...of, userId, dueAt }] : [],
  );
  if (requests.length > 0) await tx.insert(reviewRequests).values(requests).onConflictDoNothing();
}

/**
 * Has the letters written that are due, one for all that a family is to be asked. A surprise waits for its day: a letter could
 * be seen by whom it is for. Whether there still is something to ask for is looked at when the letter is sent.
 * @returns how many letters
 */
export async function queueReviewLetters(database: Database, now: Date): Promise<number> {
  const today = lastDayOnEarth(now).toISOString().slice(0, 10);
  return inTransaction(database, async (tx) => {
    const due = await tx
      .select({ userId: reviewRequests.userId, bookId: reviewRequests.bookId })
      .from(reviewRequests)
      .innerJoin(orders, eq(orders.id, reviewRequests.orderId))
      .where(
        and(
          isNull(reviewRequests.mailId),
          lte(reviewRequests.dueAt, now),
          or(isNull(orders.surpriseUntil), lte(orders.surpriseUntil, today)),
        ),
      )
      .orderBy(asc(reviewRequests.dueAt))
      .limit(MOST_AT_ONCE)
      .for('update', { of: reviewRequests, skipLocked: true });
    const byFamily = Map.groupBy(due, ({ userId }) => userId);
    for (const [userId, asked] of byFamily) {
      const mailId = randomUUID();
      const titles = asked.map(({ bookId }) => bookId);
      await tx
        .update(reviewRequests)
        .set({ mailId })
        .where(and(eq(reviewRequests.userId, userId), inArray(reviewRequests.bookId, titles)));
      await enqueueJob(tx, { task: 'send_review_mail', payload: { mailId }, patient: true });
    }
    return byFamily.size;
  });
}
