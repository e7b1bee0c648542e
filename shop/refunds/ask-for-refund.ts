import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { refunds } from '#database/tables/refunds.ts';
import { inTransaction } from '#database/transaction.ts';
import { type PaymentProvider, RefundRefused } from '#shop/checkout/payment-provider.ts';
import type { Refund } from '#shop/orders/list-refunds.ts';
import { applyRefund } from './apply-refund.ts';
import { refundWithSession } from './queries.ts';

/** What it takes to give money back. */
export type Cashier = { database: Database; payments: PaymentProvider };

/**
 * Asks the provider for a refund that is written down, or what has become of it, and applies the answer. May be done any
 * number of times: its id is the provider's key, so the money goes back once.
 * @returns why the provider refuses or the bank did not take it, for the log; undefined if neither
 * @throws ProviderAway: whoever asks next goes on with it
 */
export async function askForRefund(
  { database, payments }: Cashier,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const found = await refundWithSession(database.orm, id);
  if (found?.refund.state !== 'pending') return undefined;
  const { refund, sessionId } = found;
  // Before the answer: one that cannot be had must not stand before the others for ever.
  await inTransaction(database, (tx) =>
    tx.update(refunds).set({ askedAt: now }).where(eq(refunds.id, id)),
  );
  const said = refund.stripeRefundId
    ? await payments.findRefund(refund.stripeRefundId)
    : await ask(payments, refund, sessionId);
  if (said) await inTransaction(database, (tx) => applyRefund(tx, said));
  return said?.failure;
}

async function ask(payments: PaymentProvider, refund: Refund, sessionId: string | null) {
  const { id: refundId, amount } = refund;
  try {
    if (!sessionId) throw new RefundRefused('The payment has no session');
    return await payments.refund({ refundId, sessionId, amount });
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    return { id: null, refundId, amount, state: 'failed' as const, failure: error.message };
  }
}
