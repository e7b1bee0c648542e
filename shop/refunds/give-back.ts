import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { enqueueJob } from '#database/job-queue.ts';
import { orders } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { Transaction } from '#database/transaction.ts';
import { giveBackToCard } from '#shop/gift-cards/use-card.ts';
import { listRefunds, type Refund } from '#shop/orders/list-refunds.ts';
import { chargedFor } from '#shop/orders/paid.ts';
import { tellEndpoints } from '#shop/webhooks/tell-endpoints.ts';
import type { RefundReason } from '#vocabulary/printing.ts';

/** A part of what was paid, in integer cents; or what the bank did not take, once more. */
export type Part = Partial<Pick<Refund, 'amount' | 'why' | 'retryOf'>>;

/**
 * Writes down that what was paid for an order goes back, or a part of it, as far as it has not yet, and has the worker ask the
 * provider for it (`ask-for-refund.ts`). Of two at once the second finds it written.
 * @param part with an `amount`, never more than that
 * @returns which of the order's refunds it is, 1 for the first; undefined if nothing is left to give back
 */
export async function giveBack(
  tx: Transaction,
  order: Pick<
    typeof orders.$inferSelect,
    'id' | 'transactionId' | 'totalAmount' | 'discount' | 'paidByCard'
  >,
  reason: RefundReason,
  part: Part = {},
): Promise<number | undefined> {
  const { earlier, left } = await holdLeft(tx, order);
  // What a gift card paid of a canceled book goes back to it at once; nobody has to be asked for that.
  const isWhole = reason !== 'goodwill';
  const onCard = isWhole ? await giveBackToCard(tx, order) : 0;
  if (onCard > 0) {
    const back = { id: refundId(order.id, earlier.length, onCard), amount: onCard };
    await tellEndpoints(tx, 'order.refunded', [order.id], back);
  }
  const amount = Math.min(left, part.amount ?? left);
  if (amount <= 0) return onCard > 0 ? earlier.length + 1 : undefined;
  const [written] = await tx
    .insert(refunds)
    .values({
      ...part,
      id: refundId(order.id, earlier.length, part.amount && amount),
      orderId: order.id,
      transactionId: order.transactionId,
      ...{ amount, reason },
      // Not when the transaction began, which may be before somebody else's whose end it has waited for.
      createdAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (!written) return undefined;
  await enqueueJob(tx, {
    task: 'ask_for_refund',
    payload: { refundId: written.id },
    patient: true,
  });
  return earlier.length + 1;
}

/**
 * What is left of an order's money, in integer cents, held until the transaction ends: whoever else gives some of it back waits.
 * The making, where there is one, is held before it.
 */
export async function holdLeft(
  tx: Transaction,
  order: Pick<typeof orders.$inferSelect, 'id' | 'totalAmount' | 'discount' | 'paidByCard'>,
): Promise<{ left: number; earlier: Refund[] }> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, order.id))
    .for('no key update');
  const earlier = await listRefunds(tx, order.id);
  return { earlier, left: leftOf(order, earlier) };
}

/** What has not gone back of an order, and is not on its way: integer cents. */
export const leftOf = (
  order: Pick<typeof orders.$inferSelect, 'totalAmount' | 'discount' | 'paidByCard'>,
  given: Refund[],
): number =>
  given
    .filter(({ state }) => state !== 'failed')
    .reduce((left, { amount }) => left - amount, chargedFor(order));

/**
 * The id of an order's nth refund, which is the key that the provider knows it by. It follows from the order: in a shop that
 * was restored from before the cancellation, canceling once more gives nothing back twice. So it does for the same part.
 */
function refundId(orderId: string, n: number, part?: number): string {
  const what = part ? `refund ${n} of ${orderId} over ${part}` : `refund ${n} of ${orderId}`;
  const hex = createHash('sha256').update(what).digest('hex');
  // As RFC 9562 marks an id of one's own making: version 8, variant 8.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
