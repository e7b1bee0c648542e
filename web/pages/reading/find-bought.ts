import type { Order } from '#contract/orders.ts';
import type { ShopRequest } from '#web/request-context.ts';

/** A bought book of the caller; undefined for one that is not paid for, or not the caller's. */
export async function findBought(
  { api }: ShopRequest,
  orderId: string,
): Promise<(Order & { reader: NonNullable<Order['reader']> }) | undefined> {
  for (let page = 1; ; page++) {
    const { body } = await api.orders.list({ page });
    if (body.length === 0) return undefined;
    const order = body.find(({ id }) => id === orderId);
    if (!order) continue;
    const { reader } = order;
    return reader && order.status === 'completed' ? { ...order, reader } : undefined;
  }
}
