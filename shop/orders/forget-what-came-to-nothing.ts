import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { makingEvents, makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { DAY_MS, howLong } from '#vocabulary/how-long.ts';
import { BOOK_CANCELED } from '#vocabulary/printed-books.ts';
import { forgetReaders } from './forget-readers.ts';

const MOST_AT_ONCE = 100;

/**
 * Takes out of orders that nobody paid for, and of books that were canceled, whom they were for and where they would have
 * gone, a month later: nobody needs it any more. Two workers at once do each of them once.
 * @returns how many
 */
export async function forgetWhatCameToNothing(tx: Transaction, now: Date): Promise<number> {
  const monthAgo = new Date(now.getTime() - howLong.cameToNothingDays * DAY_MS);
  const neverPaid = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        // As the index on them says it.
        sql`${orders.status} in ('failed', 'expired')`,
        isNotNull(orders.reader),
        lt(orders.updatedAt, monthAgo),
      ),
    )
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  const canceled = await tx
    .select({ id: orders.id })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .innerJoin(
      makingEvents,
      and(eq(makingEvents.orderId, makings.orderId), eq(makingEvents.stage, 'cancelled')),
    )
    .where(
      and(
        sql`${makings.stage} = 'cancelled'`,
        isNotNull(orders.reader),
        lt(makingEvents.at, monthAgo),
      ),
    )
    .limit(MOST_AT_ONCE)
    .for('update', { of: orders, skipLocked: true });
  const ids = [...new Set([...neverPaid, ...canceled].map(({ id }) => id))];
  await forgetReaders(tx, ids, BOOK_CANCELED);
  return ids.length;
}
