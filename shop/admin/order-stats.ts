import type { Reads } from '#database/connect.ts';
import { orderTotals } from './queries.ts';

/** Over all orders; `revenue` is integer cents of the completed ones (specification, section 9). */
export type OrderStats = {
  totalOrders: number;
  revenue: number;
  completed: number;
  pending: number;
  failed: number;
  expired: number;
};

export function orderStats(db: Reads): Promise<OrderStats> {
  return orderTotals(db);
}
