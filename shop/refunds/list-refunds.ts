import type { Reads } from '#database/connect.ts';
import type { refunds } from '#database/tables/refunds.ts';
import { refundsOf } from '#shop/orders/queries.ts';

/** Money that goes back, or has. Amounts are integer cents. */
export type Refund = typeof refunds.$inferSelect;

/** What was given back of an order, or tried to be, the first first. */
export const listRefunds = (db: Reads, orderId: string): Promise<Refund[]> =>
  refundsOf(db, orderId);
