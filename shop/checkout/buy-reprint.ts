import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { findReprintOffer } from '#shop/orders/reprint-offer.ts';
import { mayPayFor } from '#shop/orders/who-may.ts';
import { Refused } from '#shop/refused.ts';
import { pay } from './pay.ts';
import type { Till } from './till.ts';

/**
 * Buys a book once more that its family wants to correct, for what the printer asks today: as many copies as there were, of the
 * same book, to the same door. From there on it is an order like any other.
 * @param shownPrice in cents, if the page said one
 * @returns the payment page's address, or undefined if the caller has no such order, it was not offered, or it is bought already
 * @throws CHILD_GONE, and what every payment may be refused for (`pay`)
 */
export async function buyReprint(
  till: Till,
  caller: Caller,
  orderId: string,
  shownPrice: number | undefined,
  now: Date,
): Promise<string | undefined> {
  const { orm } = till.database;
  const order = await findOrderRow(orm, orderId);
  if (!order || !mayPayFor(caller, order)) return undefined;
  const isStillOffered = async (db: Reads) => {
    const offer = await findReprintOffer(db, order);
    return offer !== undefined && !offer.boughtAs;
  };
  if (!(await isStillOffered(orm))) return undefined;
  const { bookId, childId, quantity, dedication, from, surpriseUntil } = order;
  if (!childId) throw new Refused('CHILD_GONE');
  const written = { dedication, from, surpriseUntil: surpriseUntil ?? undefined };
  const shipTo = order.shipTo ?? undefined;
  const line = { bookId, childId, quantity, shownPrice, shipTo, reprintOf: order.id, ...written };
  return pay(till, caller, { readLines: async () => [line], isStillOffered }, now);
}
