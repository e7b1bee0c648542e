/** Ratings and reviews by those whose book was made (readings: Accounts), and the letters that ask for them. */
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { reviewStates } from '#vocabulary/reviews.ts';
import { users } from './accounts.ts';
import { books } from './catalog.ts';
import { isOneOf } from './checks.ts';
import { orders } from './orders.ts';

/** One for each family and title. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id),
    /** Null for demo data alone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    stars: integer('stars').notNull(),
    /** '' for stars without words. */
    words: text('words').notNull().default(''),
    /** The first name that stands below it, which its writer agreed to; null for 'A family'. A copy, read before it is shown. */
    signed: text('signed'),
    /** Invented for a shop to look at: says so wherever it is shown, and no search engine is told of it. */
    isDemo: boolean('is_demo').notNull().default(false),
    state: text('state', { enum: reviewStates }).notNull(),
    /** Rises with every change of what is read: whoever lets it through says which one he has read. */
    version: integer('version').notNull().default(1),
    /** What the shop says to it. */
    answer: text('answer'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** When it was last written or changed. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (review) => [
    unique('reviews_one_per_family_and_book').on(review.userId, review.bookId),
    check('reviews_stars', sql`${review.stars} between 1 and 5`),
    check('reviews_state', isOneOf(review.state, reviewStates)),
    check('reviews_by_somebody', sql`${review.userId} is not null or ${review.isDemo}`),
    // The shop does not choose among stars: there is nothing in them that somebody would have to read.
    check('reviews_stars_alone_count', sql`${review.words} <> '' or ${review.state} = 'shown'`),
    index('reviews_counted')
      .on(review.bookId, review.isDemo, review.stars)
      .where(sql`state = 'shown'`),
    index('reviews_on_book_page')
      .on(review.bookId, review.writtenAt.desc().nullsFirst(), review.id)
      .where(sql`state = 'shown' and words <> ''`),
    index('reviews_in_office')
      .on(review.state, review.writtenAt.desc().nullsFirst(), review.id)
      .where(sql`words <> ''`),
  ],
);

/** A family is asked once for each title, from when on the first copy of it has arrived. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id),
    /** The book that has arrived. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The letter that asks for it, and for what else is due to the family; its Message-ID. Null until it is queued. */
    mailId: uuid('mail_id'),
    /** When that was sent, or there was nothing to ask for any more. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (request) => [
    primaryKey({ columns: [request.userId, request.bookId] }),
    index('review_requests_due').on(request.dueAt).where(sql`mail_id is null`),
    index('review_requests_by_mail').on(request.mailId).where(sql`sent_at is null`),
  ],
);
