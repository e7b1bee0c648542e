/** Printing and sending (readings: What is sold, and what becomes of it): files, jobs at the print partner, quotes. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { printFileStates, printJobStates } from '#vocabulary/printing.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { isOneOf } from './checks.ts';
import { makings } from './makings.ts';
import { orders, transactions } from './orders.ts';

/** The two files that a printer needs of an approved book. One row per book, made once. */
export const printFiles = pgTable(
  'print_files',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => makings.orderId),
    state: text('state', { enum: printFileStates }).notNull().default('waiting'),
    /** Hexadecimal, as the partner compares them; empty until the files are made. */
    interiorMd5: text('interior_md5'),
    coverMd5: text('cover_md5'),
    interiorBytes: integer('interior_bytes'),
    coverBytes: integer('cover_bytes'),
    /** What our own look at the files found, each rule with what was seen. */
    preflight: jsonb('preflight').$type<object>(),
    madeAt: timestamp('made_at', { withTimezone: true }),
    /** Files are kept until a month after they were shipped. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (file) => [
    check('print_files_state', isOneOf(file.state, printFileStates)),
    check(
      'print_files_made',
      sql`${file.state} <> 'made' or (${file.interiorMd5} is not null and ${file.coverMd5} is not null)`,
    ),
    index('print_files_wanting').on(file.orderId).where(sql`state in ('refused', 'failed')`),
    index('print_files_kept').on(file.madeAt).where(sql`state = 'made' and removed_at is null`),
  ],
);

/** A link under which the partner may fetch one file for an hour. Its token is kept as a hash. */
export const printFileLinks = pgTable(
  'print_file_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => printFiles.orderId),
    part: text('part', { enum: ['interior', 'cover'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (link) => [
    check('print_file_links_part', isOneOf(link.part, ['interior', 'cover'])),
    index('print_file_links_over').on(link.expiresAt),
  ],
);

/**
 * What was ordered at the partner, or is about to be: the lines of one payment that go to one address. `number` rises only
 * for a job that is wanted once more (a reprint, or one that was rejected), so that its name at the partner is ours for ever.
 */
export const printJobs = pgTable(
  'print_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id),
    /** Written before the partner is called. */
    externalId: text('external_id').notNull().unique(),
    state: text('state', { enum: printJobStates }).notNull().default('waiting'),
    /** The partner's own number. */
    partnerId: bigint('partner_id', { mode: 'number' }).unique(),
    partnerStatus: text('partner_status'),
    shippingLevel: text('shipping_level').notNull(),
    /** Where it goes, as it was sent; emptied once it has arrived and the account is gone. */
    shipTo: jsonb('ship_to').$type<ShipTo>(),
    /** Integer cents that the partner asks for it in all. */
    cost: integer('cost'),
    arrivesFrom: date('arrives_from'),
    arrivesUntil: date('arrives_until'),
    /** The partner's words or ours, for the back office. */
    trouble: jsonb('trouble').$type<string[]>(),
    tries: integer('tries').notNull().default(0),
    /** When the partner was last called to order it, whatever came of it. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** When it was last heard of, by an event or by asking. */
    heardAt: timestamp('heard_at', { withTimezone: true }),
    shippedAt: timestamp('shipped_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (job) => [
    check('print_jobs_state', isOneOf(job.state, printJobStates)),
    check('print_jobs_cost', sql`${job.cost} >= 0`),
    index('print_jobs_by_transaction').on(job.transactionId),
    // What the minute's sweeps ask for, each a state or three; nearly all parcels have arrived.
    // The back office's list: what needs somebody first, then the newest.
    index('print_jobs_in_office').on(
      sql`(${job.state} <> 'stopped')`,
      job.createdAt.desc().nullsFirst(),
      job.id,
    ),
    index('print_jobs_not_arrived').on(job.state).where(sql`state <> 'delivered'`),
  ],
);

/** The books of a job. A book is in one job at a time that is not canceled. */
export const printJobLines = pgTable(
  'print_job_lines',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => printJobs.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** False once the job was canceled or given up: the book may then stand in another. */
    isLive: boolean('is_live').notNull().default(true),
  },
  (line) => [
    primaryKey({ columns: [line.jobId, line.orderId] }),
    // A stopped book is in no live job, and one wants to know in which it was.
    index('print_job_lines_by_order').on(line.orderId),
    uniqueIndex('print_job_lines_one_live').on(line.orderId).where(sql`is_live`),
  ],
);

/** What a country costs and how long it takes, as the partner said within the last day. */
export const deliveryQuotes = pgTable(
  'delivery_quotes',
  {
    countryCode: text('country_code').primaryKey(),
    shippingLevel: text('shipping_level'),
    /** Integer cents for one copy with everything; null where the partner does not deliver. */
    cost: integer('cost'),
    daysLeast: integer('days_least'),
    daysMost: integer('days_most'),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
  },
  (quote) => [check('delivery_quotes_cost', sql`${quote.cost} > 0`)],
);

/** One row while an admin holds all sending: nothing is ordered at the partner until it is gone. */
export const printingHold = pgTable(
  'printing_hold',
  {
    id: integer('id').primaryKey().default(1),
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    by: text('by').notNull(),
    why: text('why').notNull(),
  },
  (hold) => [check('printing_hold_one', sql`${hold.id} = 1`)],
);
