import { inTransaction } from '#database/transaction.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { askForRefund, type Cashier } from './ask-for-refund.ts';
import { giveBack } from './give-back.ts';
import { cancelledWithoutRefund, refundsToAskAbout } from './queries.ts';

const MOST_AT_ONCE = 100;

/**
 * Asks the provider about money on its way of which nothing was heard, and for what was written down and never asked for.
 * What was canceled, by whoever it was, and has not gone back, goes back now.
 * @returns how many refunds were asked about, and the words of those that came to nothing
 * @throws ProviderAway: the next run tries again
 */
export async function reconcileRefunds(
  cashier: Cashier,
  now: Date,
): Promise<{ asked: number; failures: string[] }> {
  for (const { orderId } of await cancelledWithoutRefund(cashier.database.orm, MOST_AT_ONCE)) {
    await inTransaction(cashier.database, async (tx) => {
      const making = await holdMaking(tx, orderId);
      const order = await findOrderRow(tx, orderId);
      if (making?.stage !== 'cancelled' || !order) return;
      await giveBack(tx, order, order.userId ? 'admin_cancelled' : 'account_deleted');
    });
  }
  const waiting = await refundsToAskAbout(cashier.database.orm, now, MOST_AT_ONCE);
  const failures: string[] = [];
  for (const { id } of waiting) {
    const failure = await askForRefund(cashier, id, now);
    if (failure) failures.push(failure);
  }
  return { asked: waiting.length, failures };
}
