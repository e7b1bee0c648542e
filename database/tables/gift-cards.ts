/**
 * Gift cards. They are no orders: a card is paid for here, owed until it is used, and revenue counts it then (decision 139).
 */
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cardMailKinds, cardMovements } from '#vocabulary/gift-cards.ts';
import { paymentStatuses } from '#vocabulary/payments.ts';
import { users } from './accounts.ts';
import { isOneOf } from './checks.ts';
import { orders, transactions } from './orders.ts';

/**
 * What somebody pays for a card, with what the card says. Its id is the idempotency key at the payment provider. All names and
 * mail addresses are here: a card itself has none.
 */
export const giftCardPayments = pgTable(
  'gift_card_payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    /** Integer cents. */
    amount: integer('amount').notNull(),
    /** For whom it is, what the giver writes, and from whom; null once they are forgotten. */
    recipient: text('recipient'),
    message: text('message'),
    from: text('from_name'),
    /** Where the card is sent; null where the buyer hands it over. */
    recipientEmail: text('recipient_email'),
    /** The day on which it is sent; null for at once. */
    sendOn: date('send_on'),
    /** Empty only until the provider has answered. */
    stripeSessionId: text('stripe_session_id').unique(),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    onItsWaySince: timestamp('on_its_way_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (payment) => [
    check('gift_card_payments_status', isOneOf(payment.status, paymentStatuses)),
    check('gift_card_payments_amount', sql`${payment.amount} > 0`),
    index('gift_card_payments_by_user').on(payment.userId, payment.createdAt),
    index('gift_card_payments_by_recipient')
      .on(payment.recipientEmail)
      .where(sql`recipient_email is not null`),
    index('gift_card_payments_pending').on(payment.createdAt).where(sql`status = 'pending'`),
  ],
);

/** A card that has been paid for. Its code stands nowhere: only what it can be known by, once its letter has been written. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => giftCardPayments.id),
    /** Integer cents that it was bought with. */
    amount: integer('amount').notNull(),
    /** What is left: the sum of its movements. */
    balance: integer('balance').notNull().default(0),
    codeDigest: text('code_digest').unique(),
    /** The last four letters of the code, by which people tell cards apart. */
    codeEnding: text('code_ending'),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (card) => [
    check('gift_cards_balance', sql`${card.balance} between 0 and ${card.amount}`),
    check('gift_cards_code', sql`(${card.codeDigest} is null) = (${card.codeEnding} is null)`),
    index('gift_cards_newest_first').on(card.createdAt.desc().nullsFirst(), card.id),
  ],
);

/** The money of a card, move by move. Only ever added to. */
export const giftCardMovements = pgTable(
  'gift_card_movements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind', { enum: cardMovements }).notNull(),
    /** Integer cents, as they change the balance: what is used is below zero. */
    amount: integer('amount').notNull(),
    /** The payment of books that it was used in, or came back from. */
    transactionId: uuid('transaction_id').references(() => transactions.id),
    /** The order that it came back for; null where the whole payment came to nothing. */
    orderId: uuid('order_id').references(() => orders.id),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (movement) => [
    check('gift_card_movements_kind', isOneOf(movement.kind, cardMovements)),
    check(
      'gift_card_movements_sign',
      sql`(${movement.kind} = 'used') = (${movement.amount} < 0) and ${movement.amount} <> 0`,
    ),
    check(
      'gift_card_movements_payment',
      sql`(${movement.kind} = 'issued') = (${movement.transactionId} is null)`,
    ),
    index('gift_card_movements_by_card').on(movement.cardId, movement.at),
    index('gift_card_movements_by_payment')
      .on(movement.transactionId)
      .where(sql`transaction_id is not null`),
    uniqueIndex('gift_card_movements_one_issue').on(movement.cardId).where(sql`kind = 'issued'`),
    index('gift_card_movements_by_order').on(movement.orderId).where(sql`order_id is not null`),
  ],
);

/** At most one letter per payment and kind; its id is the mail's Message-ID, so that a copy is known as one. */
export const giftCardMails = pgTable(
  'gift_card_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => giftCardPayments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: cardMailKinds }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (mail) => [
    unique('gift_card_mails_one_per_payment_and_kind').on(mail.paymentId, mail.kind),
    check('gift_card_mails_kind', isOneOf(mail.kind, cardMailKinds)),
  ],
);
