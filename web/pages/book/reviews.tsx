import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import type { Review } from '#contract/reviews.ts';
import { A_FAMILY } from '#vocabulary/reviews.ts';
import { bookPath } from '#web/book/paths.ts';
import { families, StarRow } from '#web/book/stars.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { REVIEWS_PAGE, type ShownReviews } from './find-reviews.ts';

/** What families gave a book, and what they say of it: an answer of the shop stands below what it answers. */
export function Reviews({ book, shown }: { book: Book; shown: ShownReviews }) {
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="mt-16 scroll-mt-24 gap-16 border-t-2 border-ink pt-8 md:grid md:grid-cols-[1fr_1.05fr]"
    >
      <div>
        <h2 id="reviews-title" className="text-2xl">
          What families say
        </h2>
        {book.reviews > 0 && <Summary book={book} shown={shown} />}
      </div>
      <div className="mt-6 max-w-read md:mt-0">
        <Said book={book} shown={shown} />
        <p className="mt-6 text-sm text-ink-soft">
          Was it made for a child of yours?{' '}
          <Link className="link" to="/orders">
            Say what you think under My Orders
          </Link>
          .
        </p>
      </div>
    </section>
  );
}

function Summary({ book, shown }: { book: Book; shown: ShownReviews }) {
  const { star_counts: counts, real } = shown;
  const demos = book.reviews - real.reviews;
  return (
    <>
      <p className="mt-3 flex items-baseline gap-3">
        <b className="display num text-4xl">{book.rating.toFixed(1)}</b>
        <span className="num text-ink-soft">of 5 stars, from {families(book.reviews)}</span>
      </p>
      <ol className="star-bars num mt-4">
        {counts
          .map((given, place) => ({ given, stars: place + 1 }))
          .reverse()
          .map(({ given, stars }) => (
            <li key={stars}>
              <span>
                {stars} {stars === 1 ? 'star' : 'stars'}
              </span>
              <span className="bar" aria-hidden="true">
                <span style={{ width: `${(100 * given) / book.reviews}%` }} />
              </span>
              <span>
                {given}
                <span className="sr-only"> of {families(book.reviews)}</span>
              </span>
            </li>
          ))}
      </ol>
      {demos > 0 && (
        <p className="mt-4 text-sm text-ink-soft">
          {demos === book.reviews ? 'All' : demos} of these are demo reviews: made up, so that there
          is something to look at.
        </p>
      )}
    </>
  );
}

function Said({ book, shown }: { book: Book; shown: ShownReviews }) {
  const { reviews, page, has_more: hasMore } = shown;
  const pathOf = (to: number) =>
    `${bookPath(book.id)}${to > 1 ? `?${REVIEWS_PAGE}=${to}` : ''}#reviews`;
  if (book.reviews === 0) return <p>Nobody has said anything about this book so far.</p>;
  return (
    <>
      {reviews.length === 0 && (
        <p>{page > 1 ? 'There are no more reviews.' : 'So far they gave stars, and no words.'}</p>
      )}
      <ul className="grid gap-8">
        {reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <nav aria-label="Reviews" className="mt-8 flex flex-wrap gap-3">
          {page > 1 && (
            <ButtonLink look="quiet" to={pathOf(page - 1)}>
              Newer reviews
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink look="quiet" to={pathOf(page + 1)}>
              Older reviews
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function OneReview({ review }: { review: Review }) {
  const { stars, words, signed, is_demo: isDemo, answer, written_at: writtenAt } = review;
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <StarRow full={stars} />
        <span className="sr-only">{stars} of 5 stars</span>
        <span>
          <b className="text-ink">{signed ?? A_FAMILY}</b>,{' '}
          <time dateTime={writtenAt.slice(0, 7)}>{monthOf(writtenAt)}</time>
        </span>
        {isDemo && <span className="tag">Demo review, made up</span>}
      </p>
      <blockquote className="mt-1 whitespace-pre-line break-words">{words}</blockquote>
      {answer && (
        <div className="answer mt-3">
          <p className="text-sm font-bold">Wonderling answers</p>
          <p className="whitespace-pre-line break-words">{answer}</p>
        </div>
      )}
    </li>
  );
}

const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month says enough of when a family wrote. */
const monthOf = (moment: string): string => month.format(new Date(moment));
