import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { HOME, newChild, TODAY } from './family.ts';

/** An order of the caller's that is paid for and, as if, made; answers its id. */
export async function madeBook(
  database: Database,
  caller: Caller,
  bookId: number,
  isMade = true,
): Promise<string> {
  const zoe = await newChild(database, caller);
  return inTransaction(database, async (tx) => {
    const reader = readerOfChild(zoe, TODAY);
    const line = { bookId, bookTitle: `Book ${bookId}`, childId: zoe.id, price: 3299, quantity: 1 };
    const payment = await writePendingOrders(tx, caller.userId, [
      { ...line, reader, shipTo: HOME },
    ]);
    await tx
      .update(transactions)
      .set({ stripeSessionId: `cs_${payment.id}` })
      .where(eq(transactions.id, payment.id));
    await settlePayment(tx, payment.id, 'completed');
    const [order] = await tx.select().from(orders).where(eq(orders.transactionId, payment.id));
    if (isMade) {
      await tx
        .update(bookMakings)
        .set({ status: 'made', madeAt: TODAY, keepsPages: true })
        .where(eq(bookMakings.orderId, order!.id));
    }
    return order!.id;
  });
}
