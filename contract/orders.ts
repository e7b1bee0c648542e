/** Orders of the caller (specification, sections 3, 4 and 7: orders, transactions). */
import { z } from 'zod';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { bookMakingStatuses } from '#vocabulary/printed-books.ts';
import { shipTo } from './addresses.ts';
import { checkoutRefusals, paymentPage } from './checkout.ts';
import { notFound, signedInCall } from './named-failures.ts';
import { countedList, dollars, moment, page, uuid } from './wire-values.ts';

export const order = z.object({
  id: uuid,
  user_id: uuid,
  book_id: z.int(),
  book_title: z.string(),
  book_price: dollars,
  quantity: z.int(),
  total_amount: dollars,
  status: z.enum(paymentStatuses),
  child_id: uuid.nullable(),
  /** As the book is printed: the child's name at purchase. */
  child_name: z.string().nullable(),
  /** Where it goes, as it was when it was placed; null for orders from before addresses were kept. */
  ship_to: shipTo.nullable(),
  created_at: moment,
  /** How far the printed book is; null until the order is paid. */
  book_status: z.enum(bookMakingStatuses).nullable(),
  transaction: z.object({
    stripe_session_id: z.string().nullable(),
    status: z.enum(paymentStatuses),
    amount: dollars,
  }),
});
export type Order = z.infer<typeof order>;

export const orders = {
  list: signedInCall
    .route({
      method: 'GET',
      path: '/orders',
      tags: ['orders'],
      summary: 'My orders, newest first; all of one payment with session_id',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ session_id: z.string().max(200).optional(), page }))
    .output(countedList(order)),
  payAgain: signedInCall
    .errors({
      ...checkoutRefusals,
      ...notFound('This order is not here, or there is nothing to pay for'),
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/pay-again',
      tags: ['orders'],
      summary: 'Pay for the line of a failed or expired order: a new order, a new payment page',
    })
    .input(z.strictObject({ id: uuid }))
    .output(paymentPage),
  book: signedInCall
    .errors(notFound('This book is not here, or not made yet'))
    .route({
      method: 'GET',
      path: '/storage/order_books/{order_id}',
      tags: ['orders'],
      summary: 'The whole print-ready book of a paid order, for its buyer and for admins',
    })
    .input(z.strictObject({ order_id: uuid }))
    .output(z.instanceof(Blob)),
};
