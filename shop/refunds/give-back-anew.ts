import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { Refused } from '#shop/refused.ts';
import { giveBack, holdLeft } from './give-back.ts';
import { notTaken } from './not-taken.ts';

/**
 * Gives back anew what the bank did not take: other rows, which the provider knows by other keys. Those that have failed
 * stay. Pressed again while that is on its way, nothing more goes back.
 * @param by an admin
 * @returns false if there is no such order, or nothing of it was ever given back
 * @throws NOTHING_TO_GIVE_BACK
 */
export async function giveBackAnew(tx: Transaction, by: Caller, orderId: string): Promise<boolean> {
  await holdMaking(tx, orderId);
  const order = await findOrderRow(tx, orderId);
  if (!order) return false;
  const { earlier } = await holdLeft(tx, order);
  if (earlier.length === 0) return false;
  let isAnew = false;
  for (const { id: retryOf, amount, reason, why } of notTaken(order, earlier)) {
    isAnew = Boolean(await giveBack(tx, order, reason, { amount, why, retryOf })) || isAnew;
  }
  if (!isAnew) throw new Refused('NOTHING_TO_GIVE_BACK');
  await noteAct(tx, by, 'refund_retried', { orderId });
  return true;
}
