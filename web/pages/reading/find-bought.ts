import { safe } from '@orpc/client';
import { data } from 'react-router';
import type { OrderInFull } from '#contract/orders.ts';
import { isErased } from '#web/pages/orders/is-erased.ts';
import type { ShopRequest } from '#web/request-context.ts';

type Bought = OrderInFull & { reader: NonNullable<OrderInFull['reader']> };

/**
 * A bought book of the caller; undefined for one that is not paid for, was canceled, or is not the caller's.
 * @throws an answer of 410 for one that the family had erased
 */
export async function findBought({ api }: ShopRequest, id: string): Promise<Bought | undefined> {
  const found = await safe(api.orders.find({ id }));
  if (found.error) {
    if (found.isDefined) return undefined;
    throw found.error;
  }
  const order = found.data;
  if (isErased(order)) throw data('Erased', { status: 410 });
  const { reader } = order;
  const isTheirs = order.status === 'completed' && order.making?.stage !== 'cancelled';
  return reader && isTheirs ? { ...order, reader } : undefined;
}
