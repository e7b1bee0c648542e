import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { HOME, newCaller, newChild, TODAY } from './family.ts';

/** A customer who ordered a book for 10 dollars for a child; the newest order of the shop. */
export async function order(
  database: Database,
  customer: string,
  childName: string,
  status: Exclude<PaymentStatus, 'pending'>,
): Promise<void> {
  const caller = await newCaller(database, customer);
  const child = await newChild(database, caller, { name: childName });
  await inTransaction(database, async (tx) => {
    const line = { bookId: 1, bookTitle: 'The Goose on Bus Nine', price: 1000, quantity: 1 };
    const reader = readerOfChild(child, TODAY);
    const payment = await writePendingOrders(tx, caller.userId, [
      { ...line, childId: child.id, reader, shipTo: { ...HOME, recipient: customer } },
    ]);
    await settlePayment(tx, payment.id, status);
  });
}

/** Lets the making of every book of a shop have failed, as it does after the last try. */
export async function letBooksFail(database: Database, reason: string): Promise<void> {
  await database.pool.query(
    `update book_makings set status = 'failed', made_at = null, failure = $1`,
    [reason],
  );
}
