/** Hearts of a signed-in family (specification, section 3: Favourite item). */

import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['book', 'activity'] }).notNull(),
    itemId: text('item_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (favourite) => [
    primaryKey({ columns: [favourite.userId, favourite.type, favourite.itemId] }),
    check('favourites_type', sql`${favourite.type} in ('book', 'activity')`),
  ],
);
