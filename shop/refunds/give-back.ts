import { createHash } from 'node:crypto';
import { enqueueJob } from '#database/job-queue.ts';
import type { orders } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { Transaction } from '#database/transaction.ts';
import type { RefundReason } from '#vocabulary/printing.ts';
import { listRefunds } from './list-refunds.ts';

/**
 * Writes down that what an order has cost goes back, as far as it has not yet, and has the worker ask the provider for it
 * (`ask-for-refund.ts`). The caller holds the order's making, so that of two at once the second finds it written.
 * @returns false if nothing is left to give back
 */
export async function giveBack(
  tx: Transaction,
  order: Pick<typeof orders.$inferSelect, 'id' | 'transactionId' | 'totalAmount'>,
  reason: RefundReason,
): Promise<boolean> {
  const earlier = await listRefunds(tx, order.id);
  const given = earlier.filter(({ state }) => state !== 'failed');
  const amount = given.reduce((left, refund) => left - refund.amount, order.totalAmount);
  if (amount <= 0) return false;
  const [written] = await tx
    .insert(refunds)
    .values({
      id: refundId(order.id, earlier.length),
      orderId: order.id,
      transactionId: order.transactionId,
      ...{ amount, reason },
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (!written) return false;
  await enqueueJob(tx, {
    task: 'ask_for_refund',
    payload: { refundId: written.id },
    patient: true,
  });
  return true;
}

/**
 * The id of an order's nth refund, which is the key that the provider knows it by. It follows from the order: in a shop that
 * was restored from before the cancellation, canceling once more gives nothing back twice.
 */
function refundId(orderId: string, n: number): string {
  const hex = createHash('sha256').update(`refund ${n} of ${orderId}`).digest('hex');
  // As RFC 9562 marks an id of one's own making: version 8, variant 8.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
