import { inTransaction } from '#database/transaction.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { askForRefund, type Cashier } from './ask-for-refund.ts';
import { giveBack } from './give-back.ts';
import { cancelledWithoutRefund, paidForNothing, refundsToAskAbout } from './queries.ts';

const MOST_AT_ONCE = 100;

/**
 * Asks the provider about money on its way of which nothing was heard, and for what was written down and never asked for.
 * What was canceled, by whoever it was, and has not gone back, goes back now; so does what nobody is left to make a book for.
 * @returns how many refunds were asked about, and the words of those that came to nothing
 * @throws ProviderAway: the next run tries again
 */
export async function reconcileRefunds(
  cashier: Cashier,
  now: Date,
): Promise<{ asked: number; failures: string[] }> {
  await giveBackWhatIsOwed(cashier);
  const waiting = await refundsToAskAbout(cashier.database.orm, now, MOST_AT_ONCE);
  const failures: string[] = [];
  for (const { id } of waiting) {
    const failure = await askForRefund(cashier, id, now);
    if (failure) failures.push(failure);
  }
  return { asked: waiting.length, failures };
}

async function giveBackWhatIsOwed({ database }: Cashier): Promise<void> {
  const owed = [
    ...(await cancelledWithoutRefund(database.orm, MOST_AT_ONCE)),
    ...(await paidForNothing(database.orm, MOST_AT_ONCE)),
  ];
  for (const { orderId } of owed) {
    await inTransaction(database, async (tx) => {
      await holdMaking(tx, orderId);
      const order = await findOrderRow(tx, orderId);
      if (!order) return;
      await giveBack(tx, order, order.userId ? 'admin_cancelled' : 'account_deleted');
      // Whoever else cancels has it written in the same transaction.
      if (order.userId) await queueMakingMail(tx, orderId, 'cancelled');
    });
  }
}
