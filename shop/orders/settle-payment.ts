import { and, eq, inArray, sql } from 'drizzle-orm';
import { checkoutAttempts, orders, transactions } from '../../database/tables/orders.ts';
import type { Transaction } from '../../database/transaction.ts';
import { takeOutWhatWasBought } from '../cart/take-out-what-was-bought.ts';
import { type OrderStatus, statesBefore } from './order-status.ts';

/**
 * Moves a payment and its orders to what the provider says, if the table of moves allows it, and on
 * completion takes what was bought out of the cart. Applying the same outcome again changes nothing.
 * @returns whether anything moved
 */
export async function settlePayment(
  tx: Transaction,
  transactionId: string,
  outcome: OrderStatus,
): Promise<boolean> {
  // The compare-and-set on this one row decides; of two settlers at once the second finds it moved.
  const [moved] = await tx
    .update(transactions)
    .set({ status: outcome, updatedAt: sql`now()` })
    .where(
      and(eq(transactions.id, transactionId), inArray(transactions.status, statesBefore(outcome))),
    )
    .returning();
  if (!moved) return false;

  const settled = await tx
    .update(orders)
    .set({ status: outcome, updatedAt: sql`now()` })
    .where(eq(orders.transactionId, transactionId))
    .returning();
  await tx
    .update(checkoutAttempts)
    .set({ closedAt: sql`coalesce(closed_at, now())` })
    .where(eq(checkoutAttempts.transactionId, transactionId));

  if (outcome === 'completed') {
    for (const { userId, bookId, childId, quantity } of settled) {
      if (userId && childId) await takeOutWhatWasBought(tx, userId, { bookId, childId, quantity });
    }
  }
  return true;
}
