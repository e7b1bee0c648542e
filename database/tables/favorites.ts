/** Hearts of a signed-in family (specification, section 3: Favourite item). */
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { favoriteTypes } from '#vocabulary/favorites.ts';
import { users } from './accounts.ts';
import { isOneOf } from './checks.ts';

export const favorites = pgTable(
  'favorites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: favoriteTypes }).notNull(),
    itemId: text('item_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (favorite) => [
    primaryKey({ columns: [favorite.userId, favorite.type, favorite.itemId] }),
    check('favorites_type', isOneOf(favorite.type, favoriteTypes)),
  ],
);
