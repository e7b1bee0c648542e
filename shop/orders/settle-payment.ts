import { and, eq, inArray, sql } from 'drizzle-orm';
import { checkoutAttempts, orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { takeOutWhatWasBought } from '#shop/cart/take-out-what-was-bought.ts';
import { CHECKING_MS } from '#vocabulary/making.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { queueBook } from './book-making.ts';
import { startChecking } from './making.ts';
import { statesBefore } from './order-status.ts';
import { queuePaymentMail } from './queue-payment-mail.ts';

/**
 * Moves a payment and its orders to what the provider says, if the table of moves allows it, and on
 * completion has the books made, takes what was bought out of the cart and has the buyer told. Applying the same outcome again changes nothing.
 * @param checkingMs how long the family may look through what it has paid for
 * @returns whether anything moved
 */
export async function settlePayment(
  tx: Transaction,
  transactionId: string,
  outcome: PaymentStatus,
  checkingMs = CHECKING_MS,
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

  if (outcome === 'completed') await deliver(tx, settled, checkingMs);
  if (outcome === 'completed') await queuePaymentMail(tx, transactionId, 'confirmed');
  if (outcome === 'failed') await queuePaymentMail(tx, transactionId, 'failed');
  return true;
}

/** What a paid order sets going: the book is made and can be checked, and its line leaves the cart. */
async function deliver(
  tx: Transaction,
  paid: (typeof orders.$inferSelect)[],
  checkingMs: number,
): Promise<void> {
  for (const { id, userId, bookId, quantity, ...order } of paid) {
    await queueBook(tx, id);
    // What a deleted account paid for at last is nobody's to check, and is not made.
    if (userId) await startChecking(tx, id, checkingMs);
    // A child may have been deleted since, and its line would stay in the cart for ever.
    const childId = order.forChildId ?? order.childId;
    if (userId && childId) await takeOutWhatWasBought(tx, userId, { bookId, childId, quantity });
  }
}
