import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { type Order, readerOf } from './order.ts';
import { canBePaidAgain } from './order-status.ts';
import { countOrdersOf, ordersOf } from './queries.ts';

/** A page of the caller's orders, newest first, and how many there are over all pages. */
export async function listOrders(
  db: Reads,
  caller: Caller,
  { page, sessionId }: { page: number; sessionId?: string },
): Promise<{ orders: Order[]; total: number }> {
  const rows = await ordersOf(db, caller.userId, page, sessionId);
  return {
    orders: rows.map(({ order, transaction, making, isBoughtSince, orderCount }) => ({
      ...order,
      reader: readerOf(order.reader),
      transaction: { ...transaction, orderCount },
      making,
      canBePaidAgain: canBePaidAgain(order, isBoughtSince),
    })),
    total: await countOrdersOf(db, caller.userId, sessionId),
  };
}
