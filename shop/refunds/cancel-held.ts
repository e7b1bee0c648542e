import { eq } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import type { orders } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { giveUpBook } from '#shop/orders/book-making.ts';
import { type Happened, moveMaking, type Stages } from '#shop/orders/making.ts';
import { removeReviewOfCanceled } from '#shop/reviews/remove-review.ts';
import { BOOK_CANCELED, type WhyNotMade } from '#vocabulary/printed-books.ts';
import type { RefundReason } from '#vocabulary/printing.ts';
import { giveBack } from './give-back.ts';

/**
 * Cancels a paid book whose making this transaction holds: it is not made any more, and its money goes back.
 * @param how `why` is told to the family; `note` says why the book is not made where it is not that it was canceled
 * @returns false if the table of moves does not allow it
 */
export async function cancelHeld(
  tx: Transaction,
  { making, order }: { making: Stages; order: typeof orders.$inferSelect },
  {
    reason,
    why,
    ...happened
  }: Omit<Happened, 'note'> & { note?: WhyNotMade; reason: RefundReason; why?: string },
): Promise<boolean> {
  if (!(await moveMaking(tx, making, 'cancelled', happened))) return false;
  if (why) await tx.update(makings).set({ reason: why }).where(eq(makings.orderId, order.id));
  await giveUpBook(tx, order.id, happened.note ?? BOOK_CANCELED);
  await removeReviewOfCanceled(tx, order);
  await giveBack(tx, order, reason);
  return true;
}
