import { inTransaction } from '#database/transaction.ts';
import { buyReprint } from '#shop/checkout/buy-reprint.ts';
import { cancelOrder } from '#shop/checkout/cancel-order.ts';
import { payAgain } from '#shop/checkout/check-out.ts';
import { continuePayment } from '#shop/checkout/continue-payment.ts';
import { settleWaitingSession } from '#shop/checkout/settle-waiting-session.ts';
import { toCents } from '#shop/money.ts';
import { bookFileName } from '#shop/orders/book-file-name.ts';
import { choosePhoto } from '#shop/orders/choose-photo.ts';
import { findOrder } from '#shop/orders/find-order.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { openBook, openCard } from '#shop/orders/open-book.ts';
import { checking } from './checking.ts';
import { os, signedIn } from './implement.ts';
import { presentOrder, presentOrderInFull } from './present-order.ts';

export const orders = os.orders.router({
  list: os.orders.list.use(signedIn).handler(async ({ input, context: { shop, caller } }) => {
    const { session_id: sessionId, payment_id: paymentId, page } = input;
    // A buyer who comes back from paying is often faster than the webhook.
    if (sessionId) await settleWaitingSession(shop, caller, sessionId);
    const payment = sessionId ?? paymentId;
    const { orders, total } = await listOrders(shop.database.orm, caller, { page, payment });
    return {
      headers: { 'x-total-count': String(total) },
      body: orders.map((order) => presentOrder(order, caller.userId)),
    };
  }),
  find: os.orders.find
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const order = await findOrder(shop.database.orm, caller, input.id);
      if (!order) throw errors.NOT_FOUND();
      return presentOrderInFull(order, caller.userId);
    }),
  ...checking,
  payAgain: os.orders.payAgain
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      await shop.limits.checkOut(caller);
      const url = await payAgain(shop, caller, input.id, shop.now());
      if (!url) throw errors.NOT_FOUND();
      return { url };
    }),
  buyReprint: os.orders.buyReprint
    .use(signedIn)
    .handler(async ({ input: { id, price }, context: { shop, caller }, errors }) => {
      await shop.limits.checkOut(caller);
      const shownPrice = price === undefined ? undefined : toCents(price);
      const url = await buyReprint(shop, caller, id, shownPrice, shop.now());
      if (!url) throw errors.NOT_FOUND();
      return { url };
    }),
  choosePhoto: os.orders.choosePhoto
    .use(signedIn)
    .handler(async ({ input: { id, photo }, context: { shop, caller }, errors }) => {
      const isChosen = await inTransaction(shop.database, (tx) =>
        choosePhoto(tx, caller, id, photo),
      );
      if (!isChosen) throw errors.NOT_FOUND();
      return { book_status: 'waiting' as const };
    }),
  continue: os.orders.continue
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      await shop.limits.checkOut(caller);
      const url = await continuePayment(shop, caller, input.id);
      if (!url) throw errors.NOT_FOUND();
      return { url };
    }),
  cancel: os.orders.cancel
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      await shop.limits.checkOut(caller);
      if (!(await cancelOrder(shop, caller, input.id))) throw errors.NOT_FOUND();
    }),
  book: os.orders.book
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const pdf = await openBook(shop.database.orm, shop.files, caller, input.order_id);
      if (!pdf) throw errors.NOT_FOUND();
      const name = await bookFileName(shop.database.orm, input.order_id);
      return new File([Uint8Array.from(pdf)], name, { type: 'application/pdf' });
    }),
  card: os.orders.card
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const pdf = await openCard(shop.database.orm, shop.files, caller, input.order_id);
      if (!pdf) throw errors.NOT_FOUND();
      return new File([Uint8Array.from(pdf)], 'card.pdf', { type: 'application/pdf' });
    }),
});
