import { and, eq, inArray } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';
import { cancelHeld } from './cancel-held.ts';

/**
 * Cancels what an account that is deleted has paid for and not yet at the printer, and gives the money back. Before the
 * orders are emptied (`forget-buyer.ts`), in the order that whoever approves or corrects a book locks them in.
 */
export async function cancelWithAccount(tx: Transaction, userId: string): Promise<void> {
  const held = await tx
    .select({ making: makings, order: orders })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .where(and(eq(orders.userId, userId), inArray(makings.stage, ['checking', 'approved'])))
    .orderBy(makings.orderId)
    .for('update', { of: makings });
  for (const book of held) {
    const how = { by: 'family', note: ACCOUNT_DELETED, reason: 'account_deleted' } as const;
    await cancelHeld(tx, book, how);
  }
}
