import { inTransaction } from '#database/transaction.ts';
import { noteEvent, type ProviderEvent } from '#shop/checkout/note-event.ts';
import { applyRefund } from './apply-refund.ts';
import type { Cashier } from './ask-for-refund.ts';

/** What a bell of the provider is about: one refund, or whatever was given back of a payment. */
export type RefundBell = { refundId: string } | { paymentIntent: string };

/**
 * Asks the provider what has become of money that goes back, and applies the answer: an event is only a bell (decision 003).
 * @throws ProviderAway; Error if the provider's amount is not ours
 */
export async function settleRefund(
  { database, payments }: Cashier,
  bell: RefundBell,
  event: ProviderEvent,
): Promise<void> {
  const found =
    'refundId' in bell
      ? [await payments.findRefund(bell.refundId)]
      : await payments.findRefunds(bell.paymentIntent);
  await inTransaction(database, async (tx) => {
    if (!(await noteEvent(tx, event))) return;
    for (const refund of found) if (refund) await applyRefund(tx, refund);
  });
}
