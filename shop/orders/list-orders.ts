import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { type Order, readerOf } from './order.ts';
import { canBePaidAgain } from './order-status.ts';
import { countOrdersOf, ORDERS_PER_PAGE, type OrderRow, ordersOf } from './queries.ts';

/** A page of the caller's orders, newest first, and how many there are over all pages. */
export async function listOrders(
  db: Reads,
  caller: Caller,
  { page, sessionId }: { page: number; sessionId?: string },
): Promise<{ orders: Order[]; total: number }> {
  const rows = await ordersOf(db, caller.userId, page, sessionId);
  const isWhole = page === 1 && rows.length < ORDERS_PER_PAGE;
  const total = isWhole ? rows.length : await countOrdersOf(db, caller.userId, sessionId);
  return { orders: rows.map(toOrder), total };
}

/** An order as the database gives it, as what the shop makes of it. */
export const toOrder = ({
  order,
  transaction,
  orderCount,
  isBoughtSince,
  ...row
}: OrderRow): Order => ({
  ...order,
  ...row,
  reader: readerOf(order.reader),
  transaction: { ...transaction, orderCount },
  canBePaidAgain: canBePaidAgain(order, isBoughtSince),
});
