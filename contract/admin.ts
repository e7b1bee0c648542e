/** The back office: all users and all orders (specification, sections 2, 6 and 7: admin). */
import { z } from 'zod';
import { userTypes } from '#vocabulary/accounts.ts';
import { notAgainReasons } from '#vocabulary/letters-of-orders.ts';
import { correctables, makers, makingStages, reasonsOver } from '#vocabulary/making.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { bookStatuses } from '#vocabulary/printed-books.ts';
import { refundReasons, refundStates } from '#vocabulary/printing.ts';
import {
  ADDRESS_STAYS,
  BOOK_NOT_STOPPED,
  LETTER_NOT_SENT,
  ORDER_CHANGED,
} from '#vocabulary/sentences/order-desk.ts';
import {
  BOOK_NOT_CANCELED,
  NOTHING_TO_GIVE_BACK,
  PRINTER_NOT_ASKED,
  WHY_IS_MISSING,
} from '#vocabulary/sentences/refunds.ts';
import { addressRefusals, deliveryRefusals, filledShipTo, shipTo } from './addresses.ts';
import { adminCall, notFound } from './named-failures.ts';
import { orderDesk } from './order-desk.ts';
import { countedList, dollars, moment, page, typed, uuid } from './wire-values.ts';

/** Rows on a page, for users and for orders (specification, section 9). */
export const ADMIN_PAGE_SIZE = 10;

const search = typed(200).trim().default('');

export const adminProfile = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  user_type: z.enum(userTypes),
  /** How many orders there are of theirs, whatever became of them. */
  order_count: z.int(),
  created_at: moment,
});
export type AdminProfile = z.infer<typeof adminProfile>;

export const adminOrder = z.object({
  id: uuid,
  book_id: z.int(),
  book_title: z.string(),
  book_price: dollars,
  quantity: z.int(),
  total_amount: dollars,
  /** Its share of what a code took off. */
  discount: dollars,
  /** What goes back of it, or has. */
  refunded_amount: dollars,
  status: z.enum(paymentStatuses),
  /** Null once the account has been deleted. */
  user_id: uuid.nullable(),
  customer_name: z.string().nullable(),
  customer_email: z.string().nullable(),
  child_id: uuid.nullable(),
  child_name: z.string().nullable(),
  /** Where it goes; null once the account has been deleted, and for orders from before addresses were kept. */
  ship_to: shipTo.nullable(),
  created_at: moment,
  /** How far the printed book is; null until the order is paid. */
  book: z.object({ status: z.enum(bookStatuses), failure: z.string().nullable() }).nullable(),
  /** What becomes of the book; null until it is paid, and for orders from before books were checked. */
  stage: z.enum(makingStages).nullable(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** An order by itself, with all that has happened to it. */
export const adminOrderInFull = adminOrder.extend({
  transaction: z.object({
    stripe_session_id: z.string().nullable(),
    amount: dollars,
    discount: dollars,
    /** The discount code that it was made with; null for none. */
    code: z.string().nullable(),
    /** How many orders it pays for. */
    order_count: z.int(),
  }),
  /** When the checking is over; null once it is. */
  until: moment.nullable(),
  /** Why it was stopped or canceled, in the words that the family reads. */
  reason: z.string().nullable(),
  history: z.array(
    z.object({
      stage: z.enum(makingStages),
      at: moment,
      by: z.enum(makers),
      corrected: z.array(z.enum(correctables)),
      note: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: uuid,
      amount: dollars,
      reason: z.enum(refundReasons),
      status: z.enum(refundStates),
      /** The provider's own name for it; null until it has answered. */
      stripe_refund_id: z.string().nullable(),
      created_at: moment,
      settled_at: moment.nullable(),
    }),
  ),
  /** It may still be canceled, as far as we know: with the printer, the printer decides. */
  can_cancel: z.boolean(),
  /** The bank did not take the last that was given back. */
  can_give_back: z.boolean(),
  ...orderDesk,
});
export type AdminOrderInFull = z.infer<typeof adminOrderInFull>;

const NO_SUCH_ORDER = 'There is no such order';

const orderFilter = {
  status: z.enum(paymentStatuses).optional(),
  q: search,
  /** Of one family. */
  user_id: uuid.optional(),
};

const NOT_TO_STOP = 'There is no such order, or it has no book to print';

/** The family reads it. */
const why = typed(300).trim().min(1, WHY_IS_MISSING);

/** The version that was looked at: whoever was slower is told (BOOK_CHANGED). */
const if_version = z.int().min(1).optional();

export const admin = {
  profiles: adminCall
    .route({
      method: 'GET',
      path: '/admin/profiles',
      tags: ['admin'],
      summary: 'All users, newest first, 10 a page',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ page, q: search }))
    .output(countedList(adminProfile)),
  orders: adminCall
    .route({
      method: 'GET',
      path: '/admin/orders',
      tags: ['admin'],
      summary: 'All orders, newest first, 10 a page',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ page, ...orderFilter }))
    .output(countedList(adminOrder)),
  orderStats: adminCall
    .route({
      method: 'GET',
      path: '/admin/orders/stats',
      tags: ['admin'],
      summary: 'Revenue over completed orders, and how many orders are in each status',
    })
    .output(
      z.object({
        total_orders: z.int(),
        /** Of the completed orders, less what codes took off, with what was given back of them. */
        total_revenue: dollars,
        total_refunded: dollars,
        completed: z.int(),
        pending: z.int(),
        failed: z.int(),
        expired: z.int(),
      }),
    ),
  ordersAsCsv: adminCall
    .route({
      method: 'GET',
      path: '/admin/orders/csv',
      tags: ['admin'],
      summary: 'All orders that the filter lets through, as a CSV file (RFC 4180)',
      outputStructure: 'detailed',
    })
    .input(z.strictObject(orderFilter))
    .output(
      z.object({
        headers: z.object({ 'content-type': z.string(), 'content-disposition': z.string() }),
        body: z.instanceof(ReadableStream),
      }),
    ),
  order: adminCall
    .errors(notFound(NO_SUCH_ORDER))
    .route({
      method: 'GET',
      path: '/admin/orders/{id}',
      tags: ['admin'],
      summary: 'An order, with all that has happened to its book and its money',
    })
    .input(z.strictObject({ id: uuid }))
    .output(adminOrderInFull),
  cancelOrder: adminCall
    .errors({
      ...notFound('There is no such order, or it has no book to cancel'),
      CHECKING_OVER: {
        status: 409,
        message: BOOK_NOT_CANCELED,
        data: z.object({ reason: z.enum(reasonsOver) }),
      },
      PRINTER_AWAY: { status: 503, message: PRINTER_NOT_ASKED },
    })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/cancel',
      tags: ['admin'],
      summary: 'Cancel a paid book while the printer allows it; the money goes back',
    })
    .input(z.strictObject({ id: uuid, why }))
    .output(adminOrderInFull),
  giveBackAnew: adminCall
    .errors({
      ...notFound('There is no such order, or nothing of it was given back'),
      NOTHING_TO_GIVE_BACK: { status: 409, message: NOTHING_TO_GIVE_BACK },
    })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/refunds',
      tags: ['admin'],
      summary: 'Give back anew what the bank did not take',
    })
    .input(z.strictObject({ id: uuid }))
    .output(adminOrderInFull),
  correctAddress: adminCall
    .errors({
      ...notFound('There is no such order, or its address cannot be corrected'),
      ...addressRefusals,
      ...deliveryRefusals,
      CHECKING_OVER: {
        status: 409,
        message: ADDRESS_STAYS,
        data: z.object({ reason: z.enum(reasonsOver) }),
      },
      /** With the order as it is now. */
      BOOK_CHANGED: {
        status: 409,
        message: ORDER_CHANGED,
        data: z.object({ order: adminOrderInFull }),
      },
    })
    .route({
      method: 'PUT',
      path: '/admin/orders/{id}/address',
      tags: ['admin'],
      summary: 'Correct where a book goes, until it is at the printer; the family is written to',
    })
    .input(z.strictObject({ id: uuid, if_version, ...filledShipTo.shape }))
    .output(adminOrderInFull),
  stopOrder: adminCall
    .errors({
      ...notFound(NOT_TO_STOP),
      CHECKING_OVER: {
        status: 409,
        message: BOOK_NOT_STOPPED,
        data: z.object({ reason: z.enum(reasonsOver) }),
      },
    })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/stop',
      tags: ['admin'],
      summary: 'Hold a book that is not at the printer yet; the family reads why',
    })
    .input(z.strictObject({ id: uuid, why }))
    .output(adminOrderInFull),
  resumeOrder: adminCall
    .errors(notFound('There is no such order, or nobody holds its book'))
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/resume',
      tags: ['admin'],
      summary:
        'Send a book on its way again that was held: back to be checked, or on to the printer',
    })
    .input(z.strictObject({ id: uuid }))
    .output(adminOrderInFull),
  sendLetterAgain: adminCall
    .errors({
      ...notFound('There is no such order, or no such letter of it'),
      LETTER_NOT_SENT: {
        status: 409,
        message: LETTER_NOT_SENT,
        data: z.object({ reason: z.enum(notAgainReasons) }),
      },
    })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/letters/{letter_id}/again',
      tags: ['admin'],
      summary: 'Send a letter of an order once more, to its buyer',
    })
    .input(z.strictObject({ id: uuid, letter_id: uuid }))
    .output(adminOrderInFull),
  retryBook: adminCall
    .errors(notFound('This order has no failed book'))
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/retry-book',
      tags: ['admin'],
      summary: "Try once more to make an order's book, or its files for the printer",
      successStatus: 204,
    })
    .input(z.strictObject({ id: uuid })),
};
