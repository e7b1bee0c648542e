import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { howLong } from '#vocabulary/how-long.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';
import { forgetCorrections, forgetReaders } from './forget-readers.ts';

/** With the printer (if it is only approved, just being ordered there) or on its way: it needs its reader and address until it has arrived, should it have to be printed again. */
const UNDER_WAY: MakingStage[] = ['approved', 'sent', 'in_production', 'shipped', 'stopped'];
/** A parcel that nobody reports as delivered has arrived, or never will. */
const ARRIVED_AFTER = sql.raw(`interval '${howLong.parcelDays} days'`);
const MOST_AT_ONCE = 500;

/**
 * Takes the names out of a buyer's orders: whose they were, what the books were drawn from, where they
 * went, and the books themselves. What was paid for what stays. A book that was not made yet never will be; what is with
 * the printer keeps whom it is for and where it goes until it has arrived (`forgetArrived`).
 */
export async function forgetBuyer(tx: Transaction, userId: string): Promise<void> {
  const forgotten = await tx
    .update(orders)
    .set({ userId: null, childId: null, forChildId: null })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  await tx.update(transactions).set({ userId: null }).where(eq(transactions.userId, userId));
  if (forgotten.length === 0) return;
  const ids = forgotten.map((order) => order.id);
  await forgetCorrections(tx, ids);
  const underWay = await tx
    .select({ id: makings.orderId })
    .from(makings)
    .where(and(inArray(makings.orderId, ids), inArray(makings.stage, UNDER_WAY)));
  const staying = new Set(underWay.map(({ id }) => id));
  await forgetReaders(
    tx,
    ids.filter((id) => !staying.has(id)),
    ACCOUNT_DELETED,
  );
}

/**
 * Forgets the readers and addresses of deleted accounts whose books have arrived since.
 * @returns how many
 */
export async function forgetArrived(tx: Transaction, now: Date): Promise<number> {
  const shippedAt = sql`(select max(at) from making_events
    where making_events.order_id = ${makings.orderId} and making_events.stage = 'shipped')`;
  const arrived = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(makings, eq(makings.orderId, orders.id))
    .where(
      and(
        isNull(orders.userId),
        isNotNull(orders.reader),
        or(
          notInArray(makings.stage, UNDER_WAY),
          and(eq(makings.stage, 'shipped'), sql`${shippedAt} + ${ARRIVED_AFTER} < ${now}`),
        ),
      ),
    )
    .limit(MOST_AT_ONCE);
  await forgetReaders(
    tx,
    arrived.map(({ id }) => id),
    ACCOUNT_DELETED,
  );
  return arrived.length;
}
