/** Payments that do not fit (decision 141): money that the provider has taken, and that is not what the shop asked for. */

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { misfitKinds } from '#vocabulary/today.ts';
import { isOneOf } from './checks.ts';

export const paymentMisfits = pgTable(
  'payment_misfits',
  {
    /** The provider's session: each is found once. */
    stripeSessionId: text('stripe_session_id').primaryKey(),
    kind: text('kind', { enum: misfitKinds }).notNull(),
    /** The payment that the session names. It may be none of ours, or one from after a backup that was restored. */
    transactionId: uuid('transaction_id').notNull(),
    /** Integer cents that came. */
    amount: integer('amount').notNull(),
    /** Integer cents that were asked for; null where we know of no such payment. */
    wanted: integer('wanted'),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
    /** When somebody of the shop put it right, who, and how. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: text('settled_by'),
    settledHow: text('settled_how'),
  },
  (misfit) => [
    check('payment_misfits_kind', isOneOf(misfit.kind, misfitKinds)),
    check(
      'payment_misfits_settled',
      sql`num_nulls(${misfit.settledAt}, ${misfit.settledBy}, ${misfit.settledHow}) in (0, 3)`,
    ),
    index('payment_misfits_open').on(misfit.foundAt).where(sql`settled_at is null`),
  ],
);
