import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { approveByClock } from './approve-book.ts';
import { queueMakingMail } from './making-mail.ts';

const MOST_AT_ONCE = 100;

/**
 * Approves the books whose time to be checked is over, the longest waiting first. Two workers at once approve each of them
 * once: the second finds it moved.
 * @returns how many were approved
 */
export async function endCheckings(database: Database, now: Date): Promise<number> {
  const over = await database.orm
    .select({ orderId: makings.orderId })
    .from(makings)
    .innerJoin(bookMakings, eq(bookMakings.orderId, makings.orderId))
    .where(
      and(
        eq(makings.stage, 'checking'),
        lte(makings.checkingUntil, now),
        eq(bookMakings.status, 'made'),
      ),
    )
    .orderBy(asc(makings.checkingUntil))
    .limit(MOST_AT_ONCE);
  let approved = 0;
  for (const { orderId } of over) {
    const isApproved = await inTransaction(database, (tx) => approveByClock(tx, orderId, now));
    if (isApproved) approved += 1;
  }
  return approved;
}

/** Three hours before the end; in a shop that hurries, the last eighth. */
const remindAt = sql`${makings.checkingUntil} - least(interval '3 hours',
  (${makings.checkingUntil} - ${makings.checkingSince}) / 8)`;

/**
 * Has the letters written that say that the time to check a book is nearly over: one for all books of a payment.
 * @returns how many letters
 */
export async function remindOfEnd(database: Database, now: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const due = await tx
      .select({ orderId: makings.orderId, transactionId: orders.transactionId })
      .from(makings)
      .innerJoin(orders, eq(orders.id, makings.orderId))
      .where(
        and(
          eq(makings.stage, 'checking'),
          isNull(makings.remindedAt),
          sql`${remindAt} <= ${now}`,
          sql`${makings.checkingUntil} > ${now}`,
        ),
      )
      .orderBy(makings.orderId)
      .limit(MOST_AT_ONCE)
      .for('update', { of: makings, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ orderId }) => orderId);
    await tx.update(makings).set({ remindedAt: now }).where(inArray(makings.orderId, ids));
    const firstOfPayment = new Map(due.map((one) => [one.transactionId, one.orderId]));
    for (const orderId of firstOfPayment.values()) {
      await queueMakingMail(tx, orderId, 'checking_ends');
    }
    return firstOfPayment.size;
  });
}
