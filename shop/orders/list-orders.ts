import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { canBePaidAgain } from './can-be-paid-again.ts';
import { type Order, readerOf } from './order.ts';
import { countOrdersOf, ORDERS_PER_PAGE, type OrderRow, ordersOf } from './queries.ts';

/**
 * A page of the caller's orders, newest first, and how many there are over all pages.
 * @param which `payment` names one by its session at the provider, or by our own id
 */
export async function listOrders(
  db: Reads,
  caller: Caller,
  { page, payment }: { page: number; payment?: string },
): Promise<{ orders: Order[]; total: number }> {
  const rows = await ordersOf(db, caller.userId, page, payment);
  const isWhole = page === 1 && rows.length < ORDERS_PER_PAGE;
  const total = isWhole ? rows.length : await countOrdersOf(db, caller.userId, payment);
  return { orders: rows.map(toOrder), total };
}

/** An order as the database gives it, as what the shop makes of it. */
export const toOrder = ({
  order,
  transaction,
  orderCount,
  code,
  giftCard,
  isBoughtSince,
  ...row
}: OrderRow): Order => ({
  ...order,
  ...row,
  reader: readerOf(order.reader),
  transaction: { ...transaction, orderCount, code, giftCard },
  canBePaidAgain: canBePaidAgain(order, isBoughtSince),
});
