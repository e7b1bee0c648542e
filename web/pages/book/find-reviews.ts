import { safe } from '@orpc/client';
import type { BookReviews } from '#contract/reviews.ts';
import { readPage } from '#web/pages/orders/read-page.ts';
import type { ShopRequest } from '#web/request-context.ts';

/** The query's word for a page of reviews. */
export const REVIEWS_PAGE = 'reviews';

export type ShownReviews = BookReviews & { page: number };

const NONE: BookReviews = {
  star_counts: [],
  real: { rating: 0, reviews: 0 },
  reviews: [],
  has_more: false,
};

/** The reviews of the book that an address names, one page of them; none for what is no book, of which its own finding tells. */
export async function findReviews(
  { api }: ShopRequest,
  bookId: string,
  search: URLSearchParams,
): Promise<ShownReviews> {
  const page = readPage(search.get(REVIEWS_PAGE));
  const { data, error, isDefined } = await safe(api.reviews.list({ id: Number(bookId), page }));
  if (error && !isDefined) throw error;
  return { ...(data ?? NONE), page };
}
