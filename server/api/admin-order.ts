import { inTransaction } from '#database/transaction.ts';
import { findAnyOrder } from '#shop/admin/find-any-order.ts';
import { toCents } from '#shop/money.ts';
import { BookChanged } from '#shop/orders/book-changed.ts';
import { correctAddress } from '#shop/orders/correct-address.ts';
import { offerReprint } from '#shop/orders/reprint-offer.ts';
import { sendLetterAgain } from '#shop/orders/send-letter-again.ts';
import { cancelPrinting } from '#shop/printing/cancel-printing.ts';
import { reprint } from '#shop/printing/reprint.ts';
import { resumeAsAdmin } from '#shop/printing/resume-as-admin.ts';
import { stopAsAdmin } from '#shop/printing/stop-as-admin.ts';
import { cancelAsAdmin } from '#shop/refunds/cancel-as-admin.ts';
import { giveBackAnew } from '#shop/refunds/give-back-anew.ts';
import { giveBackPart } from '#shop/refunds/give-back-part.ts';
import type { ShopServices } from './api-context.ts';
import { adminOnly, os } from './implement.ts';
import { presentAdminOrderInFull } from './present-admin-order.ts';
import { asRow } from './row-names.ts';

/** An order by itself, and what an admin can do for it. */
export const orderCalls = {
  order: os.admin.order
    .use(adminOnly)
    .handler(async ({ input: { id }, context: { shop }, errors }) => {
      const order = await findAnyOrder(shop.database.orm, id, shop.now());
      if (!order) throw errors.NOT_FOUND();
      return presentAdminOrderInFull(order);
    }),
  cancelOrder: os.admin.cancelOrder
    .use(adminOnly)
    .handler(async ({ input: { id, why }, context: { shop, caller }, errors }) => {
      const { database } = shop;
      const letGo = (orderId: string) => cancelPrinting(shop, orderId);
      const isDone = await cancelAsAdmin({ database, letGo }, caller, id, why, shop.now());
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
  giveBack: os.admin.giveBack
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { id, amount, why, if_left } = input;
      const wanted = { amount: toCents(amount), why, left: toCents(if_left) };
      const isDone = await inTransaction(shop.database, (tx) =>
        giveBackPart(tx, caller, id, wanted),
      );
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
  giveBackAnew: os.admin.giveBackAnew
    .use(adminOnly)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const isDone = await inTransaction(shop.database, (tx) => giveBackAnew(tx, caller, id));
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
  reprint: os.admin.reprint
    .use(adminOnly)
    .handler(async ({ input: { id, kind, why }, context: { shop, caller }, errors }) => {
      const isDone = await inTransaction(shop.database, (tx) =>
        kind === 'damaged'
          ? reprint(tx, caller, id, why, shop.now())
          : offerReprint(tx, caller, id, why),
      );
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
  correctAddress: os.admin.correctAddress
    .use(adminOnly)
    .handler(
      async ({ input: { id, if_version: seen, ...to }, context: { shop, caller }, errors }) => {
        const how = { seen, leastMargin: shop.leastMargin, now: shop.now() };
        const isDone = await inTransaction(shop.database, (tx) =>
          correctAddress(tx, caller, id, asRow(to), how),
        ).catch(async (error) => {
          if (!(error instanceof BookChanged)) throw error;
          throw errors.BOOK_CHANGED({ data: { order: await orderNow(shop, id) } });
        });
        if (!isDone) throw errors.NOT_FOUND();
        return orderNow(shop, id);
      },
    ),
  stopOrder: os.admin.stopOrder
    .use(adminOnly)
    .handler(async ({ input: { id, why }, context: { shop, caller }, errors }) => {
      const isDone = await inTransaction(shop.database, (tx) =>
        stopAsAdmin(tx, caller, id, why, shop.now()),
      );
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
  resumeOrder: os.admin.resumeOrder
    .use(adminOnly)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const isDone = await inTransaction(shop.database, (tx) =>
        resumeAsAdmin(tx, caller, id, shop.now()),
      );
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
  sendLetterAgain: os.admin.sendLetterAgain
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { id, letter_id: letterId } = input;
      const isDone = await inTransaction(shop.database, (tx) =>
        sendLetterAgain(tx, caller, id, letterId, shop.now()),
      );
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, id);
    }),
};

async function orderNow({ database, now }: ShopServices, id: string) {
  const order = await findAnyOrder(database.orm, id, now());
  // No order is ever deleted.
  if (!order) throw new Error('The order is gone');
  return presentAdminOrderInFull(order);
}
