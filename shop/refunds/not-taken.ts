import type { orders } from '#database/tables/orders.ts';
import type { Refund } from '#shop/orders/list-refunds.ts';
import { leftOf } from './give-back.ts';

/** What the bank did not take of an order's money and was not given back anew, the first first. */
export function notTaken(
  order: Pick<typeof orders.$inferSelect, 'totalAmount' | 'discount' | 'paidByCard'>,
  given: Refund[],
): Refund[] {
  // Tried anew before refunds named each other.
  if (leftOf(order, given) <= 0) return [];
  const again = new Set(given.map(({ retryOf }) => retryOf));
  return given.filter(({ id, state }) => state === 'failed' && !again.has(id));
}
