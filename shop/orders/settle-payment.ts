import { and, eq, inArray, sql } from 'drizzle-orm';
import { checkoutAttempts, orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { takeOutWhatWasBought } from '#shop/cart/take-out-what-was-bought.ts';
import { settleCodeUse } from '#shop/codes/code-use.ts';
import { settleCardUse } from '#shop/gift-cards/use-card.ts';
import { statesBefore } from '#shop/payment-moves.ts';
import { tellEndpoints } from '#shop/webhooks/tell-endpoints.ts';
import { CHECKING_MS } from '#vocabulary/making.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { BOOK_CANCELED } from '#vocabulary/printed-books.ts';
import { failBook, queueBook } from './book-making.ts';
import { holdMaking, moveMaking, startChecking } from './making.ts';
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

  await settleCodeUse(tx, transactionId, outcome);
  await settleCardUse(tx, moved, outcome);
  if (outcome === 'completed') await deliver(tx, settled, checkingMs);
  if (outcome === 'completed') await queuePaymentMail(tx, transactionId, 'confirmed');
  if (outcome === 'completed') await tellEndpoints(tx, 'order.paid', idsOf(settled));
  if (outcome === 'failed') await queuePaymentMail(tx, transactionId, 'failed');
  return true;
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

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
    if (userId && !order.reader) await cancelForgotten(tx, id);
    // A child may have been deleted since, and its line would stay in the cart for ever.
    const childId = order.forChildId ?? order.childId;
    // One that is printed once more never lay in it.
    if (userId && childId && !order.reprintOf)
      await takeOutWhatWasBought(tx, userId, { bookId, childId, quantity });
  }
}

/** It came to nothing so long ago that nobody knows whom it was for (`forget-readers.ts`). The reconciler gives the money back. */
async function cancelForgotten(tx: Transaction, orderId: string): Promise<void> {
  const making = await holdMaking(tx, orderId);
  if (making) await moveMaking(tx, making, 'cancelled', { by: 'shop' });
  await failBook(tx, orderId, BOOK_CANCELED);
}
