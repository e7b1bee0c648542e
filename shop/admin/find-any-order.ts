import type { Reads } from '#database/connect.ts';
import { findWholeOrder } from '#shop/orders/find-whole-order.ts';
import { listRefunds, type Refund } from '#shop/orders/list-refunds.ts';
import type { MakingEvent } from '#shop/orders/making.ts';
import { mayMove } from '#shop/orders/making-stage.ts';
import type { Payment } from '#shop/orders/order.ts';
import {
  canOfferReprint,
  findReprintOffer,
  type ReprintOffer,
} from '#shop/orders/reprint-offer.ts';
import { listReprints, type Reprint } from '#shop/printing/list-reprints.ts';
import { canReprint } from '#shop/printing/reprint.ts';
import { leftOf } from '#shop/refunds/give-back.ts';
import { notTaken } from '#shop/refunds/not-taken.ts';
import { type AdminOrder, toAdminOrder } from './list-all-orders.ts';
import { orderWithId } from './queries.ts';

/** An order with all that has happened to its book and its money. */
export type AdminOrderInFull = AdminOrder & {
  transaction: Payment & { orderCount: number };
  /** When its checking is over; null where nothing is checked. */
  until: Date | null;
  reason: string | null;
  history: MakingEvent[];
  refunds: Refund[];
  /** As far as we know: with the printer, the printer decides. */
  canCancel: boolean;
  /** Integer cents: what can still be given back; what the bank did not take, and was not given back anew. */
  left: number;
  notTaken: number;
  reprints: Reprint[];
  canReprint: boolean;
  reprintOffer: ReprintOffer | undefined;
  canOfferReprint: boolean;
};

/** Whosever order of that id; undefined if there is none. */
export async function findAnyOrder(db: Reads, id: string): Promise<AdminOrderInFull | undefined> {
  const row = await orderWithId(db, id);
  if (!row) return undefined;
  const { order } = row;
  const [{ transaction, stages, history }, refunds, reprints, reprintOffer] = await Promise.all([
    findWholeOrder(db, id),
    listRefunds(db, id),
    listReprints(db, id),
    findReprintOffer(db, order),
  ]);
  return {
    ...toAdminOrder(row),
    ...{ transaction, history, refunds },
    until: stages?.stage === 'checking' ? stages.checkingUntil : null,
    reason: stages?.reason ?? null,
    canCancel: stages !== null && mayMove(stages.stage, 'cancelled'),
    left: order.status === 'completed' ? leftOf(order, refunds) : 0,
    notTaken: notTaken(order, refunds).reduce((sum, { amount }) => sum + amount, 0),
    ...{ reprints, reprintOffer },
    canReprint: canReprint(stages, order),
    canOfferReprint: !reprintOffer && canOfferReprint(stages, order),
  };
}
