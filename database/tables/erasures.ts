/** What a family had erased of a child (docs/decisions/142). Names nobody: it is the receipt for that. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WhatWent } from '#vocabulary/erasing.ts';
import { users } from './accounts.ts';
import { orders } from './orders.ts';

export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: nobody has this id any more. It is here for who presses twice. */
    childId: uuid('child_id').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Null while an order still needs to know whom it is for. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** How many of each have gone by now. */
    went: jsonb('went').$type<WhatWent>().notNull(),
  },
  (erasure) => [index('erasures_by_user').on(erasure.userId, erasure.childId)],
);

/** The child's orders. What was paid stays; whom it was for, where it went and the book itself go, now or once it has arrived. */
export const erasedOrders = pgTable(
  'erased_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    erasureId: uuid('erasure_id')
      .notNull()
      .references(() => erasures.id, { onDelete: 'cascade' }),
    /** Null while it waits. */
    goneAt: timestamp('gone_at', { withTimezone: true }),
  },
  (order) => [
    index('erased_orders_by_erasure').on(order.erasureId),
    index('erased_orders_waiting').on(order.erasureId).where(sql`gone_at is null`),
  ],
);
