import type { Reads } from '#database/connect.ts';
import { findWholeOrder } from '#shop/orders/find-whole-order.ts';
import type { MakingEvent } from '#shop/orders/making.ts';
import { mayMove } from '#shop/orders/making-stage.ts';
import type { Payment } from '#shop/orders/order.ts';
import { listRefunds, type Refund } from '#shop/refunds/list-refunds.ts';
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
  canGiveBack: boolean;
};

/** Whosever order of that id; undefined if there is none. */
export async function findAnyOrder(db: Reads, id: string): Promise<AdminOrderInFull | undefined> {
  const row = await orderWithId(db, id);
  if (!row) return undefined;
  const [{ transaction, stages, history }, refunds] = await Promise.all([
    findWholeOrder(db, id),
    listRefunds(db, id),
  ]);
  return {
    ...toAdminOrder(row),
    ...{ transaction, history, refunds },
    until: stages?.stage === 'checking' ? stages.checkingUntil : null,
    reason: stages?.reason ?? null,
    canCancel: stages !== null && mayMove(stages.stage, 'cancelled'),
    canGiveBack: refunds.at(-1)?.state === 'failed',
  };
}
