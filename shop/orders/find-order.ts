import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { toOrder } from './list-orders.ts';
import type { MakingEvent } from './making.ts';
import type { Order } from './order.ts';
import { eventsOf, orderOf } from './queries.ts';

/** An order with all that has happened to its book. */
export type OrderInFull = Order & { history: MakingEvent[] };

/** The caller's order. Somebody else's is answered like none at all: undefined. */
export async function findOrder(
  db: Reads,
  caller: Caller,
  id: string,
): Promise<OrderInFull | undefined> {
  const [row] = await orderOf(db, caller.userId, id);
  return row && { ...toOrder(row), history: await eventsOf(db, id) };
}
