/** What follows a payment: letters, and the printed book itself. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { paymentMailKinds } from '#vocabulary/payments.ts';
import { bookMakingStatuses } from '#vocabulary/printed-books.ts';
import { isOneOf } from './checks.ts';
import { orders, transactions } from './orders.ts';

/** At most one mail per payment and kind; its id is the mail's Message-ID, so that a copy is known as one. */
export const paymentMails = pgTable(
  'payment_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    kind: text('kind', { enum: paymentMailKinds }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (mail) => [
    unique('payment_mails_one_per_payment_and_kind').on(mail.transactionId, mail.kind),
    check('payment_mails_kind', isOneOf(mail.kind, paymentMailKinds)),
  ],
);

/** The making of an order's print-ready book, from the payment to the kept document. */
export const bookMakings = pgTable(
  'book_makings',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    status: text('status', { enum: bookMakingStatuses }).notNull().default('waiting'),
    /** How often it has been made anew from other data: each has files of its own, so a late one writes over none. */
    revision: integer('revision').notNull().default(1),
    /** Whether its drawn pages are kept beside its document. Books from before 0017 have none. */
    keepsPages: boolean('keeps_pages').notNull().default(false),
    /** The revision that the card beside it is of; null for none. */
    cardRevision: integer('card_revision'),
    /** Why it failed, for the admin; never holds a child's name. */
    failure: text('failure'),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when it waits for a photo whose file is gone; means nothing once it waits no more. */
    photoMissingSince: timestamp('photo_missing_since', { withTimezone: true }),
    madeAt: timestamp('made_at', { withTimezone: true }),
  },
  (making) => [
    check(
      'book_makings_states',
      sql`(${making.status} = 'waiting' and ${making.madeAt} is null and ${making.failure} is null)
       or (${making.status} = 'made' and ${making.madeAt} is not null and ${making.failure} is null)
       or (${making.status} = 'failed' and ${making.madeAt} is null and ${making.failure} is not null)`,
    ),
    index('book_makings_failed').on(making.failure).where(sql`failure is not null`),
  ],
);
