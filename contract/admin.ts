/** The back office: all users and all orders (specification, sections 2, 6 and 7: admin). */
import { z } from 'zod';
import { userTypes } from '#vocabulary/accounts.ts';
import { correctables, makers, makingStages, reasonsOver } from '#vocabulary/making.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { bookStatuses } from '#vocabulary/printed-books.ts';
import { refundReasons, refundStates } from '#vocabulary/printing.ts';
import {
  BOOK_NOT_CANCELED,
  NOTHING_TO_GIVE_BACK,
  PRINTER_NOT_ASKED,
  WHY_IS_MISSING,
} from '#vocabulary/sentences/refunds.ts';
import { shipTo } from './addresses.ts';
import { adminCall, notFound } from './named-failures.ts';
import { countedList, dollars, moment, page, typed, uuid } from './wire-values.ts';

/** Rows on a page, for users and for orders (specification, section 9). */
export const ADMIN_PAGE_SIZE = 10;

const search = typed(200).trim().default('');

export const adminProfile = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  user_type: z.enum(userTypes),
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
  /** What goes back of it, or has. */
  refunded_amount: dollars,
  status: z.enum(paymentStatuses),
  /** Null once the account has been deleted. */
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
});
export type AdminOrderInFull = z.infer<typeof adminOrderInFull>;

const NO_SUCH_ORDER = 'There is no such order';

const orderFilter = { status: z.enum(paymentStatuses).optional(), q: search };

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
        /** Of the completed orders, with what was given back of them. */
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
    .input(z.strictObject({ id: uuid, why: typed(300).trim().min(1, WHY_IS_MISSING) }))
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
