/** The back office: all users and all orders (specification, sections 2, 6 and 7: admin). */
import { z } from 'zod';
import { userTypes } from '#vocabulary/accounts.ts';
import { notAgainReasons } from '#vocabulary/letters-of-orders.ts';
import { correctables, makers, makingStages, reasonsOver } from '#vocabulary/making.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { bookStatuses } from '#vocabulary/printed-books.ts';
import { refundReasons, refundStates, reprintKinds } from '#vocabulary/printing.ts';
import {
  ADDRESS_STAYS,
  BOOK_NOT_STOPPED,
  LETTER_NOT_SENT,
  ORDER_CHANGED,
} from '#vocabulary/sentences/order-desk.ts';
import {
  AMOUNT_IS_MISSING,
  BOOK_NOT_CANCELED,
  GIVEN_BACK_MEANWHILE,
  MORE_THAN_LEFT,
  NOTHING_TO_GIVE_BACK,
  PRINTER_NOT_ASKED,
  WHY_IS_MISSING,
} from '#vocabulary/sentences/refunds.ts';
import { CLAIM_IS_MISSING, NOTHING_TO_REPRINT } from '#vocabulary/sentences/reprints.ts';
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
    /** The last four letters of the gift card that pays some of it; null for none. */
    gift_card: z.string().nullable(),
    /** How many orders it pays for. */
    order_count: z.int(),
  }),
  /** This order's share of what a gift card pays: it goes back there when the book is canceled, and never in part. */
  paid_by_card: dollars,
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
      /** Of a part: why, in the words that the family reads. */
      why: z.string().nullable(),
      status: z.enum(refundStates),
      /** The provider's own name for it; null until it has answered. */
      stripe_refund_id: z.string().nullable(),
      created_at: moment,
      settled_at: moment.nullable(),
    }),
  ),
  /** It may still be canceled, as far as we know: with the printer, the printer decides. */
  can_cancel: z.boolean(),
  /** What was charged, has not gone back and is not on its way: the most that can be given back. 0 where nothing was. */
  left_amount: dollars,
  /** What the bank did not take, and was not given back anew. */
  not_taken_amount: dollars,
  /** The order whose book it is, printed once more at cost; null for most. */
  reprint_of: uuid.nullable(),
  /** What was printed once more free of charge, each with what was claimed. */
  reprints: z.array(z.object({ number: z.int(), claim: z.string(), made_at: moment })),
  /** It was sent, and where to is known: it can be printed once more. */
  can_reprint: z.boolean(),
  /** A reprint at cost that was offered to the family; null where none was. */
  reprint_offer: z
    .object({
      offered_at: moment,
      /** For one copy, as the printer says today; null while it does not. */
      price: dollars.nullable(),
      /** What it has become. */
      order_id: uuid.nullable(),
    })
    .nullable(),
  /** A reprint at cost can be offered. */
  can_offer_reprint: z.boolean(),
  ...orderDesk,
});
export type AdminOrderInFull = z.infer<typeof adminOrderInFull>;

/** What is left of an order's money now. */
const left = z.object({ left: dollars });
/** Whole cents. */
const price = dollars.refine((amount) => Number(amount.toFixed(2)) === amount, AMOUNT_IS_MISSING);

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
        /** What stayed of it. */
        net_revenue: dollars,
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
  giveBack: adminCall
    .errors({
      ...notFound('There is no such order, or nobody has paid for it'),
      GIVEN_BACK_MEANWHILE: { status: 409, message: GIVEN_BACK_MEANWHILE, data: left },
      MORE_THAN_LEFT: { status: 422, message: MORE_THAN_LEFT, data: left },
    })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/refunds',
      tags: ['admin'],
      summary: 'Give a part of what was paid back, or all that is left; the book goes on',
    })
    .input(
      z.strictObject({
        id: uuid,
        amount: price.positive(AMOUNT_IS_MISSING),
        why: typed(300).trim().min(1, WHY_IS_MISSING),
        // As the caller saw it (left_amount), so that the same press twice gives back once.
        if_left: price,
      }),
    )
    .output(adminOrderInFull),
  giveBackAnew: adminCall
    .errors({
      ...notFound('There is no such order, or nothing of it was given back'),
      NOTHING_TO_GIVE_BACK: { status: 409, message: NOTHING_TO_GIVE_BACK },
    })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/refunds/retry',
      tags: ['admin'],
      summary: 'Give back anew what the bank did not take',
    })
    .input(z.strictObject({ id: uuid }))
    .output(adminOrderInFull),
  reprint: adminCall
    .errors({
      ...notFound('There is no such order, or it has no book to print'),
      NOTHING_TO_REPRINT: { status: 409, message: NOTHING_TO_REPRINT },
    })
    .route({
      method: 'POST',
      path: '/admin/orders/{id}/reprints',
      tags: ['admin'],
      summary:
        "Print a book once more, free of charge where it arrived broken; or for its family's own typo offer it at cost",
    })
    .input(
      z.strictObject({
        id: uuid,
        kind: z.enum(reprintKinds),
        // The claim, for the back office; the family does not read it.
        why: typed(300).trim().min(1, CLAIM_IS_MISSING),
      }),
    )
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
