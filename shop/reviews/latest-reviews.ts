import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { books } from '#database/tables/catalog.ts';
import { reviews } from '#database/tables/reviews.ts';
import type { Review } from './review.ts';

/** On the landing page. Fewer would look like all that there are. */
const MOST = 3;
/** A card is no place for a whole letter. */
const LONGEST_ON_A_CARD = 160;
/** A shop window shows who was content; what the others say stands on each book's page. */
const CONTENT_FROM = 4;

export type LatestReview = { review: Review; bookTitle: string };

/** The newest short words of real families, each of another title. Each title's are found by its own index. */
export const latestReviews = (db: Reads): Promise<LatestReview[]> => {
  const newest = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.bookId, books.id),
        eq(reviews.state, 'shown'),
        ne(reviews.words, ''),
        eq(reviews.isDemo, false),
        gte(reviews.stars, CONTENT_FROM),
        sql`char_length(${reviews.words}) <= ${LONGEST_ON_A_CARD}`,
      ),
    )
    .orderBy(desc(reviews.writtenAt))
    .limit(1)
    .as('newest');
  return db
    .select({ review: reviews, bookTitle: books.title })
    .from(books)
    .crossJoinLateral(newest)
    .innerJoin(reviews, eq(reviews.id, newest.id))
    .orderBy(desc(reviews.writtenAt))
    .limit(MOST);
};
