import { and, eq, inArray } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';
import { removeBookLater } from './book-making.ts';

/**
 * Takes the names out of a buyer's orders: whose they were, what the books were drawn from, where they
 * went, and the books themselves. What was paid for what stays. A book that was not made yet never will be.
 */
export async function forgetBuyer(tx: Transaction, userId: string): Promise<void> {
  const forgotten = await tx
    .update(orders)
    .set({ userId: null, childId: null, forChildId: null, reader: null, shipTo: null })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  await tx.update(transactions).set({ userId: null }).where(eq(transactions.userId, userId));
  if (forgotten.length === 0) return;
  const ids = forgotten.map((order) => order.id);
  await tx
    .update(bookMakings)
    .set({ status: 'failed', failure: ACCOUNT_DELETED })
    .where(and(inArray(bookMakings.orderId, ids), eq(bookMakings.status, 'waiting')));
  for (const id of ids) await removeBookLater(tx, id);
}
