import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { isMade } from '#shop/orders/approve-book.ts';
import { assertCorrectable } from '#shop/orders/checking-over.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { mayPayFor } from '#shop/orders/who-may.ts';
import { cancelHeld } from './cancel-held.ts';

/**
 * The family does not want a paid book any more, while it may still be corrected: it is not made, and the whole amount of
 * its order goes back. Pressed again it is canceled once.
 * @returns false if the caller has no such order, or one from before there was checking
 * @throws CHECKING_OVER with the reason
 */
export async function cancelBook(
  tx: Transaction,
  caller: Caller,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const order = await findOrderRow(tx, orderId);
  if (!order || !mayPayFor(caller, order)) return false;
  const making = await holdMaking(tx, orderId);
  if (!making) return false;
  if (making.stage === 'cancelled') return true;
  assertCorrectable(making, await isMade(tx, orderId), now);
  await cancelHeld(tx, { making, order }, { by: 'family', at: now, reason: 'family_cancelled' });
  await queueMakingMail(tx, orderId, 'cancelled');
  return true;
}
