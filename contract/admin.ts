/** The back office: all users and all orders (specification, sections 2, 6 and 7: admin). */
import { z } from 'zod';
import { userTypes } from '#vocabulary/accounts.ts';
import { makingStages } from '#vocabulary/making.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { bookStatuses } from '#vocabulary/printed-books.ts';
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
        total_revenue: dollars,
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
