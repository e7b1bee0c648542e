/** Discount codes, and their uses (decision 138). */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { codeUseStates } from '#vocabulary/codes.ts';
import { users } from './accounts.ts';
import { books } from './catalog.ts';
import { isOneOf } from './checks.ts';
import { transactions } from './orders.ts';

/** What a code takes off, when and how often. It stays as it was made; only its end may come sooner. */
export const codes = pgTable(
  'codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As it is kept: capital letters, digits and hyphens. */
    code: text('code').notNull().unique(),
    /** 1 to 100; or else an amount. */
    percent: integer('percent'),
    /** Integer cents. */
    amount: integer('amount'),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull().defaultNow(),
    /** Null: until somebody ends it. */
    validUntil: timestamp('valid_until', { withTimezone: true }),
    oncePerFamily: boolean('once_per_family').notNull(),
    /** How often in all; null: as often as anybody likes. */
    mostUses: integer('most_uses'),
    /** How many of its uses are reserved or kept. */
    uses: integer('uses').notNull().default(0),
    /** When somebody of the shop ended it. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (code) => [
    check('codes_code', sql`${code.code} ~ '^[A-Z0-9-]{4,30}$'`),
    check(
      'codes_takes_off',
      sql`(${code.percent} between 1 and 100 and ${code.amount} is null)
       or (${code.percent} is null and ${code.amount} > 0)`,
    ),
    check('codes_valid', sql`${code.validFrom} < ${code.validUntil}`),
    check('codes_most_uses', sql`${code.mostUses} > 0`),
    // However many use it at once: the last use is had by one.
    check('codes_uses', sql`${code.uses} between 0 and coalesce(${code.mostUses}, ${code.uses})`),
    index('codes_newest_first').on(code.createdAt.desc().nullsFirst(), code.code),
  ],
);

/** The titles that a code is for; one without a row is for all. */
export const codeBooks = pgTable(
  'code_books',
  {
    codeId: uuid('code_id')
      .notNull()
      .references(() => codes.id),
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id),
  },
  (row) => [primaryKey({ columns: [row.codeId, row.bookId] })],
);

/** The use of a code by a payment: reserved with its pending orders, and kept or released with them. */
export const codeUses = pgTable(
  'code_uses',
  {
    transactionId: uuid('transaction_id')
      .primaryKey()
      .references(() => transactions.id),
    codeId: uuid('code_id')
      .notNull()
      .references(() => codes.id),
    /** Whose; null once the account is deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the code says: here it is what the index below asks. */
    oncePerFamily: boolean('once_per_family').notNull(),
    state: text('state', { enum: codeUseStates }).notNull().default('reserved'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (use) => [
    check('code_uses_state', isOneOf(use.state, codeUseStates)),
    uniqueIndex('code_uses_once_per_family')
      .on(use.codeId, use.userId)
      .where(sql`once_per_family and state in ('reserved', 'kept')`),
    index('code_uses_reserved').on(use.transactionId).where(sql`state = 'reserved'`),
    index('code_uses_by_code').on(use.codeId),
    index('code_uses_by_user').on(use.userId),
  ],
);
