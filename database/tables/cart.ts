/** One cart per user, one line per book and child (specification, sections 3 and 4: Cart). */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { books } from './catalog.ts';

export const carts = pgTable('carts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
});

export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id),
    /** No foreign key: the line of a deleted child stays and is shown as 'Unknown Child'. */
    childId: uuid('child_id').notNull(),
    /** Integer cents, as it was when the line was added: what the customer has seen. */
    price: integer('price').notNull(),
    quantity: integer('quantity').notNull().default(1),
    /** What the giver writes into the book, as it was given first; null for nothing. */
    dedication: text('dedication'),
    from: text('dedication_from'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (item) => [
    // The upsert of add-to-cart leans on this: two clicks at once become quantity 2, never two lines.
    unique('cart_items_one_line_per_book_and_child').on(item.cartId, item.bookId, item.childId),
    check('cart_items_quantity', sql`${item.quantity} between 1 and 99`),
    check('cart_items_price', sql`${item.price} > 0`),
  ],
);
