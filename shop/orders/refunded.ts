import { sql } from 'drizzle-orm';
import { orders } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { RefundState } from '#vocabulary/printing.ts';

/** What goes back of an order, or has: integer cents. A part of a query of orders. */
export const refundedAmount = sql<number>`(select coalesce(sum(amount), 0)::int from ${refunds}
  where order_id = ${orders.id} and state <> 'failed')`;

/** What has become of the last that was given back of it; null where nothing was. */
export const refundState = sql<RefundState | null>`(select state from ${refunds}
  where order_id = ${orders.id} order by created_at desc, id limit 1)`;
