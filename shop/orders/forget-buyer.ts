import { and, eq, inArray } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import { bookCorrections, makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';
import { removeBookLater } from './book-making.ts';
import { moveMaking } from './making.ts';
import { removeChangesLater } from './queue-changes.ts';

/**
 * Takes the names out of a buyer's orders: whose they were, what the books were drawn from, where they
 * went, and the books themselves. What was paid for what stays. A book that was not made yet never will be; one that
 * was not sent to the printer is canceled.
 */
export async function forgetBuyer(tx: Transaction, userId: string): Promise<void> {
  await cancelMakings(tx, userId);
  const forgotten = await tx
    .update(orders)
    .set({
      userId: null,
      childId: null,
      forChildId: null,
      reader: null,
      shipTo: null,
      dedication: null,
      from: null,
    })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id });
  await tx.update(transactions).set({ userId: null }).where(eq(transactions.userId, userId));
  if (forgotten.length === 0) return;
  const ids = forgotten.map((order) => order.id);
  await tx
    .update(bookMakings)
    .set({ status: 'failed', failure: ACCOUNT_DELETED })
    .where(and(inArray(bookMakings.orderId, ids), eq(bookMakings.status, 'waiting')));
  const corrections = await tx
    .delete(bookCorrections)
    .where(inArray(bookCorrections.orderId, ids))
    .returning({ id: bookCorrections.id });
  for (const { id } of corrections) await removeChangesLater(tx, id);
  const books = await tx
    .select({ id: bookMakings.orderId, revision: bookMakings.revision })
    .from(bookMakings)
    .where(inArray(bookMakings.orderId, ids));
  for (const { id, revision } of books) await removeBookLater(tx, id, revision);
}

/** Before the orders, in the order that whoever approves or corrects one locks them in. */
async function cancelMakings(tx: Transaction, userId: string): Promise<void> {
  const held = await tx
    .select({ making: makings })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .where(and(eq(orders.userId, userId), inArray(makings.stage, ['checking', 'approved'])))
    .orderBy(makings.orderId)
    .for('update', { of: makings });
  for (const { making } of held) {
    await moveMaking(tx, making, 'cancelled', { by: 'family', note: ACCOUNT_DELETED });
  }
}
