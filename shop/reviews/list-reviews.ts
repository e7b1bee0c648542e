import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { reviews } from '#database/tables/reviews.ts';
import { MOST_STARS } from '#vocabulary/reviews.ts';
import type { Review } from './review.ts';

/** How many gave one star, two, and so on to five. */
export type StarCounts = number[];

export type ReviewsOfBook = {
  counts: StarCounts;
  /** The same without demo data. */
  realCounts: StarCounts;
  /** Those with words, the newest first. */
  reviews: Review[];
  hasMore: boolean;
};

/** What is shown of the reviews of a book. */
export async function listReviews(
  db: Reads,
  bookId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ReviewsOfBook> {
  const shown = and(eq(reviews.bookId, bookId), eq(reviews.state, 'shown'));
  const [counted, rows] = await Promise.all([
    db
      .select({ stars: reviews.stars, isDemo: reviews.isDemo, given: count() })
      .from(reviews)
      .where(shown)
      .groupBy(reviews.stars, reviews.isDemo),
    db
      .select()
      .from(reviews)
      .where(and(shown, ne(reviews.words, '')))
      .orderBy(desc(reviews.writtenAt), asc(reviews.id))
      .limit(pageSize + 1)
      .offset((page - 1) * pageSize),
  ]);
  const countsOf = (some: typeof counted): StarCounts =>
    Array.from({ length: MOST_STARS }, (_, place) =>
      some.filter(({ stars }) => stars === place + 1).reduce((sum, { given }) => sum + given, 0),
    );
  return {
    counts: countsOf(counted),
    realCounts: countsOf(counted.filter(({ isDemo }) => !isDemo)),
    reviews: rows.slice(0, pageSize),
    hasMore: rows.length > pageSize,
  };
}

/** The stars that so many gave on average, to one decimal, and how many they are; 0 of none. */
export function averageOf(counts: StarCounts): { rating: number; reviews: number } {
  const given = counts.reduce((sum, families) => sum + families, 0);
  const stars = counts.reduce((sum, families, place) => sum + families * (place + 1), 0);
  return { rating: given === 0 ? 0 : Math.round((10 * stars) / given) / 10, reviews: given };
}
