import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { toOrder } from './list-orders.ts';
import { listRefunds, type Refund } from './list-refunds.ts';
import type { MakingEvent } from './making.ts';
import type { Order } from './order.ts';
import { eventsOf, orderOf } from './queries.ts';
import { findReprintOffer, type ReprintOffer } from './reprint-offer.ts';

/** An order with all that has happened to its book and its money. */
export type OrderInFull = Order & {
  history: MakingEvent[];
  /** What was given back, in one part or several, the first first. */
  refunds: Refund[];
  reprintOffer: ReprintOffer | undefined;
};

/** The caller's order. Somebody else's is answered like none at all: undefined. */
export async function findOrder(
  db: Reads,
  caller: Caller,
  id: string,
): Promise<OrderInFull | undefined> {
  const [row] = await orderOf(db, caller.userId, id);
  if (!row) return undefined;
  const [history, refunds, reprintOffer] = await Promise.all([
    eventsOf(db, id),
    listRefunds(db, id),
    findReprintOffer(db, row.order),
  ]);
  return { ...toOrder(row), history, refunds, reprintOffer };
}
