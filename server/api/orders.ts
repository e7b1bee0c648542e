import type { Order as WireOrder } from '#contract/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { cancelOrder } from '#shop/checkout/cancel-order.ts';
import { payAgain } from '#shop/checkout/check-out.ts';
import { continuePayment } from '#shop/checkout/continue-payment.ts';
import { settleWaitingSession } from '#shop/checkout/settle-waiting-session.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import { toDollars } from '#shop/money.ts';
import { bookFileName } from '#shop/orders/book-file-name.ts';
import { bookStatusOf } from '#shop/orders/book-making.ts';
import { choosePhoto } from '#shop/orders/choose-photo.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { openBook } from '#shop/orders/open-book.ts';
import type { Order } from '#shop/orders/order.ts';
import { os, signedIn } from './implement.ts';
import { presentShipTo } from './ship-to.ts';

const presentReader = ({
  photo: _,
  ageMonths,
  interests,
  companion,
  grownUp,
  babyName,
  traits,
  ...reader
}: NotedReader) => ({
  ...reader,
  age_months: ageMonths,
  interests: [...interests],
  companion_kind: companion?.kind ?? '',
  companion_name: companion?.name ?? '',
  grown_up: grownUp ?? '',
  baby_name: babyName ?? '',
  traits: { ...traits },
});

const present = (order: Order, userId: string): WireOrder => ({
  id: order.id,
  user_id: userId,
  book_id: order.bookId,
  book_title: order.bookTitle,
  book_price: toDollars(order.bookPrice),
  quantity: order.quantity,
  total_amount: toDollars(order.totalAmount),
  status: order.status,
  child_id: order.childId,
  child_name: order.reader?.name ?? null,
  reader: order.reader && presentReader(order.reader),
  ship_to: presentShipTo(order.shipTo),
  created_at: order.createdAt.toISOString(),
  book_status: order.making && bookStatusOf(order.making),
  transaction: {
    stripe_session_id: order.transaction.stripeSessionId,
    status: order.transaction.status,
    amount: toDollars(order.transaction.amount),
    is_on_its_way:
      order.transaction.status === 'pending' && order.transaction.onItsWaySince !== null,
    order_count: order.transaction.orderCount,
  },
  can_pay_again: order.canBePaidAgain,
});

export const orders = os.orders.router({
  list: os.orders.list
    .use(signedIn)
    .handler(async ({ input: { session_id: sessionId, page }, context: { shop, caller } }) => {
      // A buyer who comes back from paying is often faster than the webhook.
      if (sessionId) await settleWaitingSession(shop, caller, sessionId);
      const { orders, total } = await listOrders(shop.database.orm, caller, { page, sessionId });
      return {
        headers: { 'x-total-count': String(total) },
        body: orders.map((order) => present(order, caller.userId)),
      };
    }),
  payAgain: os.orders.payAgain
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      await shop.limits.checkOut(caller);
      const url = await payAgain(shop, caller, input.id, shop.now());
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
});
