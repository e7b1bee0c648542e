import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { books } from '#database/tables/catalog.ts';
import { orders } from '#database/tables/orders.ts';
import { reviews } from '#database/tables/reviews.ts';
import type { ReviewState } from '#vocabulary/reviews.ts';
import type { Review } from './review.ts';

/** A review as the back office sees it. */
export type ReviewInOffice = {
  review: Review;
  bookTitle: string;
  /** The latest book of this title that the family has paid for; null for demo data of nobody. */
  orderId: string | null;
};

const latestOrder = sql<string | null>`(select id from ${orders} as bought
  where bought.user_id = ${reviews.userId} and bought.book_id = ${reviews.bookId}
    and bought.status = 'completed' order by bought.created_at desc limit 1)`;

const inOffice = (db: Reads) =>
  db
    .select({ review: reviews, bookTitle: books.title, orderId: latestOrder })
    .from(reviews)
    .innerJoin(books, eq(books.id, reviews.bookId))
    .$dynamic();

/** The reviews of one state, the newest first. Stars without words are not among them: there is nothing to read. */
export async function listInOffice(
  db: Reads,
  { state, page, pageSize }: { state: ReviewState; page: number; pageSize: number },
): Promise<ReviewInOffice[]> {
  const newestFirst = [desc(reviews.writtenAt), asc(reviews.id)];
  // By their ids first: beside a far page, the orders of all that comes before it would be looked up as well.
  const onPage = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.state, state), ne(reviews.words, '')))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return inOffice(db)
    .where(inArray(reviews.id, onPage))
    .orderBy(...newestFirst);
}

/** One of them; undefined if there is none. */
export async function findInOffice(db: Reads, id: string): Promise<ReviewInOffice | undefined> {
  const [found] = await inOffice(db).where(eq(reviews.id, id));
  return found;
}

/** How many with words are in each state. */
export async function countInOffice(db: Reads): Promise<Record<ReviewState, number>> {
  const rows = await db
    .select({ state: reviews.state, reviews: count() })
    .from(reviews)
    .where(ne(reviews.words, ''))
    .groupBy(reviews.state);
  const counts = new Map(rows.map((row) => [row.state, row.reviews]));
  const of = (state: ReviewState) => counts.get(state) ?? 0;
  return { waiting: of('waiting'), shown: of('shown'), hidden: of('hidden') };
}
