/** Books that are printed once more (decision 137): free of charge for what arrived broken, at cost for the family's own typo. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { makings } from './makings.ts';
import { orders } from './orders.ts';

/** A book that is printed and sent once more at the shop's cost, each time with what was said of the one before. */
export const reprints = pgTable(
  'reprints',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => makings.orderId),
    /** 1 for the first, given under the lock of its making. */
    number: integer('number').notNull(),
    /** What was wrong, as an admin has noted it; never names anybody. */
    claim: text('claim').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (reprint) => [
    check('reprints_claim', sql`${reprint.claim} <> ''`),
    primaryKey({ columns: [reprint.orderId, reprint.number] }),
  ],
);

/** A family may buy a book once more, corrected, for what the printer asks. One row per order, used up by the reprint that is paid. */
export const reprintOffers = pgTable('reprint_offers', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  offeredAt: timestamp('offered_at', { withTimezone: true }).notNull().defaultNow(),
});
