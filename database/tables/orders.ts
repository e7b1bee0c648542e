/**
 * Orders and the payments they belong to (specification, section 3: Order; section 4: Order status).
 *
 * One order is one cart line; the lines of one payment share one transaction. What the book is drawn
 * from, and where it goes, is copied when the pending order is written, so that a later change to the
 * child or the address, or their deletion, leaves a bought book as it was bought.
 */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { paymentStatuses } from '#vocabulary/payments.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { users } from './accounts.ts';
import { books } from './catalog.ts';
import { isOneOf } from './checks.ts';
import { children } from './family.ts';

export const transactions = pgTable(
  'transactions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty only between the writing of the pending orders and the provider's answer. */
    stripeSessionId: text('stripe_session_id').unique(),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    /** Integer cents, what the provider charges: the sum of the orders' totals, less the discount and what a gift card pays. */
    amount: integer('amount').notNull(),
    /** Integer cents that a code takes off (`codes.ts`). */
    discount: integer('discount').notNull().default(0),
    /** Integer cents that a gift card pays (`gift-cards.ts`). */
    paidByCard: integer('paid_by_card').notNull().default(0),
    currency: text('currency').notNull().default('usd'),
    /** When we last asked the provider of ourselves, because no event had come. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Since when the bank has been working on it: the page was filled in, and the money has not come yet. */
    onItsWaySince: timestamp('on_its_way_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (transaction) => [
    check('transactions_status', isOneOf(transaction.status, paymentStatuses)),
    check('transactions_amount', sql`${transaction.amount} >= 0`),
    check('transactions_discount', sql`${transaction.discount} >= 0`),
    check('transactions_paid_by_card', sql`${transaction.paidByCard} >= 0`),
    index('transactions_pending').on(transaction.createdAt).where(sql`status = 'pending'`),
    index('transactions_by_user').on(transaction.userId),
    // The back office takes them off the revenue, and few payments have one.
    index('transactions_discounts')
      .on(transaction.status, transaction.discount)
      .where(sql`discount > 0`),
    // What was paid on a day; a payment's row moves for the last time when it is paid.
    index('transactions_paid').on(transaction.updatedAt).where(sql`status = 'completed'`),
  ],
);

/** The key of the photo in a stored reader, as the index on it knows it. */
export const orderedPhoto = (reader: AnyPgColumn) => sql`(${reader} #>> '{photo,key}')`;

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id),
    bookTitle: text('book_title').notNull(),
    /** Integer cents for one copy. */
    bookPrice: integer('book_price').notNull(),
    quantity: integer('quantity').notNull(),
    /** Integer cents for the line, as its book is priced. */
    totalAmount: integer('total_amount').notNull(),
    /** Its share of what a code takes off, in whole cents: the shares of a payment add up to its discount. */
    discount: integer('discount').notNull().default(0),
    /** Its share of what a gift card pays, in whole cents: the shares of a payment add up to it. */
    paidByCard: integer('paid_by_card').notNull().default(0),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    childId: uuid('child_id').references(() => children.id, { onDelete: 'set null' }),
    /** The same, and stays when the child is deleted. Empty in orders from before there was this column. */
    forChildId: uuid('for_child_id'),
    /** The reader as he or she was at purchase; emptied when the account is deleted. */
    reader: jsonb('reader').$type<object>(),
    /** Where it goes, as it was at purchase; emptied with the account, and never known of orders from before 0010. */
    shipTo: jsonb('ship_to').$type<ShipTo>(),
    /** What the giver writes into the book; null for nothing, and emptied with the account. */
    dedication: text('dedication'),
    from: text('dedication_from'),
    /** Until when title and cover are not shown at a glance: the giver's day; null where it is no secret. */
    surpriseUntil: date('surprise_until'),
    /** The order whose book it is, printed once more at cost, for its family to correct; null for most. */
    reprintOf: uuid('reprint_of').references((): AnyPgColumn => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (order) => [
    check('orders_status', isOneOf(order.status, paymentStatuses)),
    check('orders_quantity', sql`${order.quantity} between 1 and 99`),
    check('orders_total', sql`${order.totalAmount} = ${order.bookPrice} * ${order.quantity}`),
    check('orders_discount', sql`${order.discount} between 0 and ${order.totalAmount}`),
    check(
      'orders_paid_by_card',
      sql`${order.paidByCard} between 0 and ${order.totalAmount} - ${order.discount}`,
    ),
    index('orders_by_user').on(order.userId, order.createdAt.desc().nullsFirst()),
    // nullsFirst is what `order by ... desc` means to PostgreSQL; with the builder's own choice (last)
    // no such query would use the index: the first of 500,000 orders then took 8 times as long.
    index('orders_newest_first').on(order.createdAt.desc().nullsFirst(), order.id),
    // The back office's totals read this narrow index instead of half a million wide rows.
    index('orders_totals').on(order.status, order.totalAmount),
    index('orders_by_transaction').on(order.transactionId),
    index('orders_reprints').on(order.reprintOf).where(sql`reprint_of is not null`),
    // One book for one child can be paid for once at a time (decision 093).
    uniqueIndex('orders_one_payable_per_book_and_child')
      .on(order.userId, order.bookId, order.forChildId)
      .where(sql`status = 'pending'`),
    // What the hour's sweep looks for: never paid, and still knowing whom it was for.
    index('orders_came_to_nothing')
      .on(order.updatedAt)
      .where(sql`status in ('failed', 'expired') and reader is not null`),
    // Whether a photo may be cleared away is asked here; few orders have one.
    index('orders_by_photo')
      .on(orderedPhoto(order.reader))
      .where(sql`${orderedPhoto(order.reader)} is not null`),
  ],
);

/**
 * An attempt to pay for exactly these lines. Its id is the idempotency key at the payment provider:
 * double clicks, two tabs and a retry after a crash find the same open attempt and so the same session.
 */
export const checkoutAttempts = pgTable(
  'checkout_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    transactionId: uuid('transaction_id')
      .notNull()
      .unique()
      .references(() => transactions.id),
    /** Digest of what is paid for: books, children, quantities, prices, and where it goes. */
    linesDigest: text('lines_digest').notNull(),
    /** The payment page; empty until the provider has answered. */
    sessionUrl: text('session_url'),
    /** Once the session has ended the attempt is closed, and the same lines start a new one. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (attempt) => [
    uniqueIndex('checkout_attempts_one_open_per_lines')
      .on(attempt.userId, attempt.linesDigest)
      .where(sql`closed_at is null`),
  ],
);

/** Every event of the payment provider that we have acted on: the same one twice is acted on once. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  stripeSessionId: text('stripe_session_id'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});
