/** What becomes of a paid book: checked, approved, printed and sent (readings: What is sold, and what becomes of it). */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Correctable, makers, makingMailKinds, makingStages } from '#vocabulary/making.ts';
import { isOneOf } from './checks.ts';
import { orders } from './orders.ts';

/**
 * One row per order that was paid since there is checking. Approving, correcting and the clock lock it: exactly one of
 * them comes first.
 */
export const makings = pgTable(
  'makings',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    stage: text('stage', { enum: makingStages }).notNull().default('checking'),
    /** How often it was corrected, and one: whoever corrects it says which one was looked at. */
    version: integer('version').notNull().default(1),
    /** From the payment on. */
    checkingSince: timestamp('checking_since', { withTimezone: true }).notNull().defaultNow(),
    checkingUntil: timestamp('checking_until', { withTimezone: true }).notNull(),
    /** When the letter was queued that says that the time will soon be over. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** Where the parcel can be followed. */
    trackingUrl: text('tracking_url'),
    /** How often it was printed once more, free of charge (`reprints`). */
    reprints: integer('reprints').notNull().default(0),
    /** Why it was stopped or canceled, in kind words; never names anybody. */
    reason: text('reason'),
    /** Since when somebody of the shop holds it, while it is stopped; null where anything else has stopped it. */
    heldSince: timestamp('held_since', { withTimezone: true }),
  },
  (making) => [
    check('makings_stage', isOneOf(making.stage, makingStages)),
    check('makings_time', sql`${making.checkingUntil} > ${making.checkingSince}`),
    index('makings_in_checking').on(making.checkingUntil).where(sql`stage = 'checking'`),
    // What the minute's sweeps look for: to be sent, and to be given back.
    index('makings_approved').on(making.checkingUntil).where(sql`stage = 'approved'`),
    index('makings_cancelled').on(making.orderId).where(sql`stage = 'cancelled'`),
    index('makings_stopped').on(making.orderId).where(sql`stage = 'stopped'`),
  ],
);

/** What has happened to it, one line for each move and each correction. Only ever added to. */
export const makingEvents = pgTable(
  'making_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => makings.orderId),
    /** 1 for its beginning, given under the lock of its making. */
    number: integer('number').notNull(),
    /** The stage that it has entered, or the one that it was corrected in. */
    stage: text('stage', { enum: makingStages }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    by: text('by', { enum: makers }).notNull(),
    /** What was corrected, or why it moved; never names anybody. */
    note: text('note'),
  },
  (event) => [
    check('making_events_stage', isOneOf(event.stage, makingStages)),
    check('making_events_by', isOneOf(event.by, makers)),
    primaryKey({ columns: [event.orderId, event.number] }),
    // What was approved and shipped on a day.
    index('making_events_of_a_day').on(event.at).where(sql`stage in ('approved', 'shipped')`),
  ],
);

/**
 * Corrections of a bought book: all that were kept, and at most one that is only proposed. Both sides are what the book is
 * drawn and worded from; they go with the account.
 */
export const bookCorrections = pgTable(
  'book_corrections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => makings.orderId),
    /** The version of the making that it was proposed for. */
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<Correctable[]>().notNull(),
    before: jsonb('before').$type<object>().notNull(),
    after: jsonb('after').$type<object>().notNull(),
    /** The names of the pages that differ; null until the worker has drawn them. */
    pages: jsonb('pages').$type<string[]>(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
    /** Null as long as it is only proposed. */
    keptAt: timestamp('kept_at', { withTimezone: true }),
  },
  (correction) => [
    index('book_corrections_of').on(correction.orderId, correction.keptAt),
    uniqueIndex('book_corrections_one_proposed').on(correction.orderId).where(sql`kept_at is null`),
  ],
);

/** Letters about the checking; the id is the mail's Message-ID, so that a copy is known as one. */
export const makingMails = pgTable(
  'making_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => makings.orderId),
    kind: text('kind', { enum: makingMailKinds }).notNull(),
    /** Which correction it tells of, which stop or which parcel; 0 for a letter that comes once. */
    version: integer('version').notNull().default(0),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (mail) => [
    unique('making_mails_once').on(mail.orderId, mail.kind, mail.version),
    check('making_mails_kind', isOneOf(mail.kind, makingMailKinds)),
  ],
);
