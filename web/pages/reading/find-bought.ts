import { safe } from '@orpc/client';
import type { OrderInFull } from '#contract/orders.ts';
import type { ShopRequest } from '#web/request-context.ts';

type Bought = OrderInFull & { reader: NonNullable<OrderInFull['reader']> };

/** A bought book of the caller; undefined for one that is not paid for, was canceled, or is not the caller's. */
export async function findBought({ api }: ShopRequest, id: string): Promise<Bought | undefined> {
  const { data: order, error, isDefined } = await safe(api.orders.find({ id }));
  if (error) {
    if (isDefined) return undefined;
    throw error;
  }
  const { reader } = order;
  const isTheirs = order.status === 'completed' && order.making?.stage !== 'cancelled';
  return reader && isTheirs ? { ...order, reader } : undefined;
}
