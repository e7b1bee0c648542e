import type { Reads } from '#database/connect.ts';
import { orderTotals, refundTotal } from './queries.ts';

/** Over all orders; `revenue` is integer cents of the completed ones (specification, section 9). */
export type OrderStats = {
  totalOrders: number;
  revenue: number;
  /** What was given back of it, or is on its way back; integer cents. */
  refunded: number;
  completed: number;
  pending: number;
  failed: number;
  expired: number;
};

export async function orderStats(db: Reads): Promise<OrderStats> {
  const [totals, refunded] = await Promise.all([orderTotals(db), refundTotal(db)]);
  return { ...totals, refunded };
}
