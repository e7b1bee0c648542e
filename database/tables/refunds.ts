/** Money that went back (readings: What is sold, and what becomes of it). Beside an order's status, which stays completed. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { refundReasons, refundStates } from '#vocabulary/printing.ts';
import { isOneOf } from './checks.ts';
import { orders, transactions } from './orders.ts';

/** One row per order and wish to give back, of the whole or a part; its id is the idempotency key at the payment provider. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Integer cents. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    /** In words that the family reads, where a part of it was given back. */
    why: text('why'),
    /** What the bank did not take, and this one gives back anew. */
    retryOf: uuid('retry_of')
      .unique()
      .references((): AnyPgColumn => refunds.id),
    state: text('state', { enum: refundStates }).notNull().default('pending'),
    /** The provider's own name for it; empty until it has answered. */
    stripeRefundId: text('stripe_refund_id').unique(),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (refund) => [
    check('refunds_amount', sql`${refund.amount} > 0`),
    check('refunds_state', isOneOf(refund.state, refundStates)),
    check('refunds_reason', isOneOf(refund.reason, refundReasons)),
    index('refunds_by_order').on(refund.orderId),
    index('refunds_by_transaction').on(refund.transactionId),
    index('refunds_pending').on(refund.askedAt).where(sql`state = 'pending'`),
    index('refunds_failed').on(refund.orderId).where(sql`state = 'failed'`),
    index('refunds_by_moment').on(refund.createdAt),
    // However often it is pressed: a cancellation gives back once. What the bank did not take may be tried anew.
    uniqueIndex('refunds_one_per_cancellation')
      .on(refund.orderId)
      .where(
        sql`state <> 'failed' and reason in ('family_cancelled', 'admin_cancelled', 'account_deleted')`,
      ),
  ],
);
