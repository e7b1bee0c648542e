import { sql } from 'drizzle-orm';
import { giftCardMovements } from '#database/tables/gift-cards.ts';
import { orders } from '#database/tables/orders.ts';
import { refunds } from '#database/tables/refunds.ts';
import type { RefundState } from '#vocabulary/printing.ts';
import { chargedAmount } from './paid.ts';

/** What goes back of an order, or has, to a gift card too: integer cents. A part of a query of orders. */
export const refundedAmount = sql<number>`((select coalesce(sum(amount), 0)::int from ${refunds}
    where order_id = ${orders.id} and state <> 'failed')
  + (select coalesce(sum(amount), 0)::int from ${giftCardMovements} where order_id = ${orders.id}))`;

/**
 * How far the money is that was given back of an order, in one part or several; null where none was. As long as the bank has not
 * taken a part, and it was not given back anew, that is what there is to say. What came back to a gift card alone has come.
 */
export const refundState = sql<RefundState | null>`coalesce((select case
    when bool_or(state = 'failed' and not exists (select 1 from ${refunds} as anew where anew.retry_of = one.id))
      and coalesce(sum(amount) filter (where state <> 'failed'), 0) < ${chargedAmount} then 'failed'
    when bool_or(state = 'pending') then 'pending' else min(state) filter (where state = 'succeeded') end
  from ${refunds} as one where one.order_id = ${orders.id}),
  case when ${orders.paidByCard} > 0
    and exists (select 1 from ${giftCardMovements} where order_id = ${orders.id}) then 'succeeded' end)`;
