/** The books on the shelf and their tags (specification, section 3: Book). */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const books = pgTable(
  'books',
  {
    id: integer('id').primaryKey(),
    /** Names the title in the bookmaking folder that draws and writes this book. */
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    /** Integer cents; the wire shows decimal dollars. */
    price: integer('price').notNull(),
    image: text('image').notNull(),
    /** Over the reviews that count (shop/reviews/count-reviews.ts), to one decimal. */
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    /** Rises whenever there is something else to read of them: pages that are kept are then made anew. */
    reviewsEdition: integer('reviews_edition').notNull().default(0),
    ageRange: text('age_range').notNull(),
    /** The months of age that the book suits: lower bound inclusive, upper exclusive. */
    ageFromMonths: integer('age_from_months').notNull(),
    ageToMonths: integer('age_to_months').notNull(),
    description: text('description').notNull(),
    longDescription: text('long_description').notNull(),
    isNew: boolean('is_new').notNull().default(false),
    isBestSeller: boolean('is_best_seller').notNull().default(false),
  },
  (book) => [
    check('books_price_is_positive', sql`${book.price} > 0`),
    check('books_rating_in_stars', sql`${book.rating} between 0 and 5`),
    check('books_reviews_count', sql`${book.reviews} >= 0`),
    check(
      'books_age_order',
      sql`0 <= ${book.ageFromMonths} and ${book.ageFromMonths} < ${book.ageToMonths}`,
    ),
  ],
);

export const tags = pgTable('tags', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
});

export const bookTags = pgTable(
  'book_tags',
  {
    bookId: integer('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    /** The first two are the two that a book card shows. */
    position: integer('position').notNull(),
  },
  (link) => [primaryKey({ columns: [link.bookId, link.tagId] })],
);
