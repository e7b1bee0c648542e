/** Letters that somebody of the shop has had sent once more. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { paymentMails } from './after-payment.ts';
import { makingMails } from './makings.ts';

/**
 * One row per repeat of a letter, which stays the one that it is. The id is the Message-ID of the copy: under the first
 * one's, whoever has that already would be shown nothing.
 */
export const letterRepeats = pgTable(
  'letter_repeats',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The letter, of one kind or the other. */
    paymentMailId: uuid('payment_mail_id').references(() => paymentMails.id),
    makingMailId: uuid('making_mail_id').references(() => makingMails.id),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (repeat) => [
    check(
      'letter_repeats_of_one',
      sql`num_nonnulls(${repeat.paymentMailId}, ${repeat.makingMailId}) = 1`,
    ),
    index('letter_repeats_of_payment_mail').on(repeat.paymentMailId),
    index('letter_repeats_of_making_mail').on(repeat.makingMailId),
    // However often it is pressed: one copy at a time is on its way.
    uniqueIndex('letter_repeats_one_payment_mail_unsent')
      .on(repeat.paymentMailId)
      .where(sql`sent_at is null`),
    uniqueIndex('letter_repeats_one_making_mail_unsent')
      .on(repeat.makingMailId)
      .where(sql`sent_at is null`),
  ],
);
