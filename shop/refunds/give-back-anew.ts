import type { Transaction } from '#database/transaction.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { Refused } from '#shop/refused.ts';
import { giveBack } from './give-back.ts';
import { listRefunds } from './list-refunds.ts';

/**
 * Gives back anew what the bank did not take: another row, which the provider knows by another key. The one that has failed
 * stays. Pressed again while that is on its way, nothing more goes back.
 * @returns false if there is no such order, or nothing of it was ever given back
 * @throws NOTHING_TO_GIVE_BACK
 */
export async function giveBackAnew(tx: Transaction, orderId: string): Promise<boolean> {
  await holdMaking(tx, orderId);
  const order = await findOrderRow(tx, orderId);
  const last = (await listRefunds(tx, orderId)).at(-1);
  if (!order || !last) return false;
  const isAnew = last.state === 'failed' && (await giveBack(tx, order, last.reason));
  if (!isAnew) throw new Refused('NOTHING_TO_GIVE_BACK');
  return true;
}
