import type { Reads } from '#database/connect.ts';
import { discountTotal, orderTotals, refundTotal } from './queries.ts';

/** Over all orders; `revenue` is integer cents of the completed ones, less what codes took off (specification, section 9). */
export type OrderStats = {
  totalOrders: number;
  revenue: number;
  /** What was given back of it, or is on its way back; integer cents. */
  refunded: number;
  /** What stayed of it. */
  net: number;
  completed: number;
  pending: number;
  failed: number;
  expired: number;
};

export async function orderStats(db: Reads): Promise<OrderStats> {
  const [totals, discounts, refunded] = await Promise.all([
    orderTotals(db),
    discountTotal(db),
    refundTotal(db),
  ]);
  const revenue = totals.revenue - discounts;
  return { ...totals, revenue, refunded, net: revenue - refunded };
}
