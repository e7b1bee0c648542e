import type { Transaction } from '#database/transaction.ts';
import { ACCOUNT_DELETED } from '#vocabulary/printed-books.ts';
import { cancelHeld } from './cancel-held.ts';
import { holdUnsentOf, isBeingPrinted } from './queries.ts';

/**
 * Cancels what an account that is deleted has paid for and not yet at the printer, and gives the money back. Before the
 * orders are emptied (`forget-buyer.ts`).
 */
export async function cancelWithAccount(tx: Transaction, userId: string): Promise<void> {
  for (const book of await holdUnsentOf(tx, userId)) {
    // Asked anew, since it may have been taken to be ordered while its row was waited for.
    if (await isBeingPrinted(tx, book.order.id)) continue;
    const how = { by: 'family', note: ACCOUNT_DELETED, reason: 'account_deleted' } as const;
    await cancelHeld(tx, book, how);
  }
}
