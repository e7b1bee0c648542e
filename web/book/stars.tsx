import { Star } from 'lucide-react';
import type { Book } from '#contract/books.ts';
import { MOST_STARS } from '#vocabulary/reviews.ts';
import { fullStars } from './full-stars.ts';

/**
 * What other families thought: five stars and the figure, or 'No reviews yet'.
 *
 * @param props.inWords 'from 212 families' instead of '(212)'
 */
export function Stars({ book, inWords }: { book: Book; inWords?: boolean }) {
  const { rating, reviews } = book;
  return (
    <p className="flex items-center gap-2">
      <StarRow full={reviews > 0 ? fullStars(rating) : 0} />
      {reviews > 0 ? (
        <span className="num text-sm text-ink-soft">
          {rating.toFixed(1)}
          <span className="sr-only"> out of 5 stars,</span>
          {inWords ? ` from ${families(reviews)}` : ` (${reviews})`}
        </span>
      ) : (
        <span className="text-sm text-ink-soft">No reviews yet</span>
      )}
    </p>
  );
}

/** So many as there are to say something: '1 family', '212 families'. */
export const families = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'family' : 'families'}`;

/** Five stars, the first of them filled. For eyes alone: whoever shows it says the same in words. */
export function StarRow({ full }: { full: number }) {
  return (
    <span className="stars" aria-hidden="true">
      {Array.from({ length: MOST_STARS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its place.
        <Star key={place} className={place < full ? 'on' : undefined} />
      ))}
    </span>
  );
}
