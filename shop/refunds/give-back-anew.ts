import type { Transaction } from '#database/transaction.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { orderById } from '#shop/orders/queries.ts';
import { Refused } from '#shop/refused.ts';
import { giveBack } from './give-back.ts';
import { refundsOf } from './queries.ts';

/**
 * Gives back anew what the bank did not take: another row, which the provider knows by another key. The one that has failed
 * stays. Pressed again while that is on its way, nothing more goes back.
 * @returns false if there is no such order, or nothing of it was ever given back
 * @throws NOTHING_TO_GIVE_BACK
 */
export async function giveBackAnew(tx: Transaction, orderId: string): Promise<boolean> {
  await holdMaking(tx, orderId);
  const order = (await orderById(tx, orderId))?.order;
  const last = (await refundsOf(tx, orderId)).at(-1);
  if (!order || !last) return false;
  const isAnew = last.state === 'failed' && (await giveBack(tx, order, last.reason));
  if (!isAnew) throw new Refused('NOTHING_TO_GIVE_BACK');
  return true;
}
