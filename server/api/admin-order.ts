import { inTransaction } from '#database/transaction.ts';
import { findAnyOrder } from '#shop/admin/find-any-order.ts';
import { cancelPrinting } from '#shop/printing/cancel-printing.ts';
import { cancelAsAdmin } from '#shop/refunds/cancel-as-admin.ts';
import { giveBackAnew } from '#shop/refunds/give-back-anew.ts';
import type { ShopServices } from './api-context.ts';
import { adminOnly, os } from './implement.ts';
import { presentAdminOrderInFull } from './present-admin-order.ts';

/** An order by itself, and what an admin can do for it. */
export const orderCalls = {
  order: os.admin.order
    .use(adminOnly)
    .handler(async ({ input: { id }, context: { shop }, errors }) => {
      const order = await findAnyOrder(shop.database.orm, id);
      if (!order) throw errors.NOT_FOUND();
      return presentAdminOrderInFull(order);
    }),
  cancelOrder: os.admin.cancelOrder
    .use(adminOnly)
    .handler(async ({ input: { id, why }, context: { shop }, errors }) => {
      const { database } = shop;
      const letGo = (orderId: string) => cancelPrinting(shop, orderId);
      const isDone = await cancelAsAdmin({ database, letGo }, id, why, shop.now());
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
  giveBackAnew: os.admin.giveBackAnew
    .use(adminOnly)
    .handler(async ({ input: { id }, context: { shop }, errors }) => {
      const isDone = await inTransaction(shop.database, (tx) => giveBackAnew(tx, id));
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
};

async function orderNow({ database }: ShopServices, id: string) {
  const order = await findAnyOrder(database.orm, id);
  // No order is ever deleted.
  if (!order) throw new Error('The order is gone');
  return presentAdminOrderInFull(order);
}
