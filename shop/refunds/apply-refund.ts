import { and, eq, inArray, sql } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { Transaction } from '#database/transaction.ts';
import type { PaymentRefund } from '#shop/checkout/payment-provider.ts';
import { listRefunds, type Refund } from '#shop/orders/list-refunds.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { tellEndpoints } from '#shop/webhooks/tell-endpoints.ts';
import type { RefundState } from '#vocabulary/printing.ts';

/** What may become of money on its way: also what has seemed to arrive may come back. What has failed has failed. */
const statesBefore: Record<RefundState, RefundState[]> = {
  pending: [],
  succeeded: ['pending'],
  failed: ['pending', 'succeeded'],
};

/**
 * Applies what the provider said of a refund, if it is one of ours. Said twice, late or in another order it changes
 * nothing. That the bank did not take it is written to the family, once.
 * @returns whether it moved
 * @throws Error if the provider's amount is not ours
 */
export async function applyRefund(
  tx: Transaction,
  said: Omit<PaymentRefund, 'id'> & { id: string | null },
): Promise<boolean> {
  if (!said.refundId) return false;
  const [noted] = await tx
    .update(refunds)
    .set({ stripeRefundId: sql`coalesce(${refunds.stripeRefundId}, ${said.id})` })
    .where(eq(refunds.id, said.refundId))
    .returning();
  if (!noted) return false;
  if (said.amount !== noted.amount) {
    throw new Error(`Refund ${said.id} is over ${said.amount} cents, ours over ${noted.amount}`);
  }
  const moved = await tx
    .update(refunds)
    .set({ state: said.state, settledAt: sql`now()` })
    .where(and(eq(refunds.id, noted.id), inArray(refunds.state, statesBefore[said.state])))
    .returning({ id: refunds.id });
  if (moved.length === 0) return false;
  if (said.state === 'succeeded') await tellEndpoints(tx, 'order.refunded', [noted.orderId], noted);
  // Who deleted the account reads no letter, and what was paid for after that has no making that one could hang on.
  if (said.state === 'failed' && noted.reason !== 'account_deleted') {
    await tellItFailed(tx, noted);
  }
  return true;
}

async function tellItFailed(tx: Transaction, { id, orderId, reason }: Refund): Promise<void> {
  const all = await listRefunds(tx, orderId);
  if (reason === 'goodwill') {
    // What was paid for before there was checking has nothing that a letter could hang on.
    const [making] = await tx.select().from(makings).where(eq(makings.orderId, orderId));
    if (!making) return;
    const version = all.findIndex((one) => one.id === id) + 1;
    return queueMakingMail(tx, orderId, 'refund_failed', { version });
  }
  const failures = all.filter((one) => one.reason !== 'goodwill' && one.state === 'failed').length;
  await queueMakingMail(tx, orderId, 'cancelled', { version: failures });
}
