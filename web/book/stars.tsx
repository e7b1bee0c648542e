import { Star } from 'lucide-react';
import type { Book } from '#contract/books.ts';
import { fullStars, MOST_STARS } from './full-stars.ts';

/**
 * What other families thought: five stars and the figure, or 'No reviews yet'.
 *
 * @param props.inWords 'from 212 families' instead of '(212)'
 */
export function Stars({ book, inWords }: { book: Book; inWords?: boolean }) {
  const { rating, reviews } = book;
  const full = reviews > 0 ? fullStars(rating) : 0;
  const families = `${reviews} ${reviews === 1 ? 'family' : 'families'}`;
  return (
    <p className="flex items-center gap-2">
      <span className="stars" aria-hidden="true">
        {Array.from({ length: MOST_STARS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its place.
          <Star key={place} className={place < full ? 'on' : undefined} />
        ))}
      </span>
      {reviews > 0 ? (
        <span className="num text-sm text-ink-soft">
          {rating.toFixed(1)}
          <span className="sr-only"> out of 5 stars,</span>
          {inWords ? ` from ${families}` : ` (${reviews})`}
        </span>
      ) : (
        <span className="text-sm text-ink-soft">No reviews yet</span>
      )}
    </p>
  );
}
