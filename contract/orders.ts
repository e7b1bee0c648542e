/** Orders of the caller (specification, sections 3, 4 and 7: orders, transactions). */
import { z } from 'zod';
import { type Pronoun, pronounOf } from '#vocabulary/genders.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { bookStatuses, photoChoices } from '#vocabulary/printed-books.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { NO_OTHER_PHOTO } from '#vocabulary/sentences/photos.ts';
import { shipTo } from './addresses.ts';
import { checkoutRefusals, MANY_CHECKOUTS, paymentPage, paymentPageRefusals } from './checkout.ts';
import { notFound, signedInCall, tooMany } from './named-failures.ts';
import { countedList, dollars, moment, page, uuid } from './wire-values.ts';

/** What the cover of a bought book is drawn from: the child as it was at purchase, whatever the profile says by now. */
const orderedReader = z.object({
  /** Chooses the looks that nobody described. */
  seed: z.string(),
  name: z.string(),
  pronoun: z.enum(Object.values(pronounOf) as [Pronoun, ...Pronoun[]]),
  age_months: z.int().nullable(),
  level: z.enum(tellings),
  interests: z.array(z.string()),
  /** These four are '' where the family had said nothing. */
  companion_kind: z.string(),
  companion_name: z.string(),
  grown_up: z.string(),
  baby_name: z.string(),
  description: z.string(),
  traits: z.record(z.string(), z.unknown()),
});
export type OrderedReader = z.infer<typeof orderedReader>;

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
  /** Null once the account is deleted. */
  reader: orderedReader.nullable(),
  /** Where it goes, as it was when it was placed; null for orders from before addresses were kept. */
  ship_to: shipTo.nullable(),
  created_at: moment,
  /** How far the printed book is; null until the order is paid. */
  book_status: z.enum(bookStatuses).nullable(),
  transaction: z.object({
    stripe_session_id: z.string().nullable(),
    status: z.enum(paymentStatuses),
    amount: dollars,
    /** Pending, and the payment page was filled in: the bank is working on it. Otherwise nothing has been paid yet. */
    is_on_its_way: z.boolean(),
    /** How many orders it pays for. */
    order_count: z.int(),
  }),
  /** It failed or expired, and the book was not bought for the child in a later order. */
  can_pay_again: z.boolean(),
});
export type Order = z.infer<typeof order>;

const NO_SUCH_ORDER = "We can't find this order";

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
      ...notFound("We can't find this order, or there is nothing to pay"),
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/pay-again',
      tags: ['orders'],
      summary: 'Pay for the line of a failed or expired order: a new order, a new payment page',
    })
    .input(z.strictObject({ id: uuid }))
    .output(paymentPage),
  choosePhoto: signedInCall
    .errors({
      ...notFound("We can't find this order, or its book isn't waiting for a photo"),
      PHOTO_UNKNOWN: { status: 422, message: NO_OTHER_PHOTO },
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/photo',
      tags: ['orders'],
      summary: "For a paid book whose photo is lost: the child's photo of today, or none",
    })
    .input(z.strictObject({ id: uuid, photo: z.enum(photoChoices) }))
    .output(z.object({ book_status: z.literal('waiting') })),
  continue: signedInCall
    .errors({
      ...tooMany(MANY_CHECKOUTS),
      ...notFound(NO_SUCH_ORDER),
      ...paymentPageRefusals,
      PAYMENT_ENDED: {
        status: 409,
        message: 'This payment page has closed, and nothing was paid.',
      },
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/continue',
      tags: ['orders'],
      summary:
        'Where a pending order is paid: its payment page, or its confirmation once it is paid',
    })
    .input(z.strictObject({ id: uuid }))
    .output(paymentPage),
  cancel: signedInCall
    .errors({
      ...tooMany(MANY_CHECKOUTS),
      ...notFound(NO_SUCH_ORDER),
      PAID_ALREADY: {
        status: 409,
        message: "This order is paid, or the payment is on its way, so it wasn't canceled.",
      },
      PAYMENT_PROVIDER_AWAY: {
        status: 503,
        message: "We couldn't close the payment page just now. Please try again.",
      },
    })
    .route({
      method: 'POST',
      path: '/orders/{id}/cancel',
      tags: ['orders'],
      summary: 'Cancel a pending order, and all others of its payment: its payment page is closed',
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid })),
  book: signedInCall
    .errors(notFound("We can't find this book, or it isn't made yet"))
    .route({
      method: 'GET',
      path: '/storage/order_books/{order_id}',
      tags: ['orders'],
      summary: 'The whole print-ready book of a paid order, for its buyer and for admins',
    })
    .input(z.strictObject({ order_id: uuid }))
    .output(z.instanceof(Blob)),
};
