import { eq, sql } from 'drizzle-orm';
import { books } from '#database/tables/catalog.ts';
import { reviews } from '#database/tables/reviews.ts';
import type { Transaction } from '#database/transaction.ts';

/**
 * Brings a book's stars and their number up to date, as what is shown of its reviews has changed. They stand with the book,
 * so that shelf and pages ask for nothing more; the watch of the page cache sees the edition that rises with them.
 */
export async function countReviews(tx: Transaction, bookId: number): Promise<void> {
  // Held first, in a statement of its own: who has waited for another count then sees what that one has counted. A checkout
  // that names the book does not wait.
  await tx.select({ id: books.id }).from(books).where(eq(books.id, bookId)).for('no key update');
  const counted = sql`from ${reviews} where book_id = ${bookId} and state = 'shown'`;
  await tx
    .update(books)
    .set({
      rating: sql`(select coalesce(round(avg(stars), 1), 0) ${counted})`,
      reviews: sql`(select count(*) ${counted})`,
      reviewsEdition: sql`${books.reviewsEdition} + 1`,
    })
    .where(eq(books.id, bookId));
}
