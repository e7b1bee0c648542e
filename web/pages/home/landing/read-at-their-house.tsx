import { Link } from 'react-router';
import { testimonials } from '#content/landing/testimonials.ts';
import type { Book } from '#contract/books.ts';
import type { LatestReview } from '#contract/reviews.ts';
import { A_FAMILY } from '#vocabulary/reviews.ts';
import { bookPath, previewPath } from '#web/book/paths.ts';
import { StarRow } from '#web/book/stars.tsx';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

const TILTS = ['md:-rotate-1', '', 'md:rotate-1'];

const CARD = 'taped flex flex-col pb-2';
const LINK =
  'mt-auto inline-flex min-h-11 items-center px-2 pt-3 pb-4 font-bold text-[var(--color-cloth-pine)] underline-offset-4 hover:underline';

/** What families say of three titles; until so many have, what people in our books say of being read. */
export function ReadAtTheirHouse({
  books,
  reviews,
}: {
  books: readonly Book[];
  reviews: readonly LatestReview[];
}) {
  const isHeard = reviews.length === TILTS.length;
  return (
    <section className="shop py-[var(--spacing-section)]" aria-labelledby="their-house">
      <h2 id="their-house" className="text-3xl">
        {isHeard ? 'Heard from families' : 'Heard from inside the books'}
      </h2>
      <p className="mt-3 max-w-read text-ink-soft">
        {isHeard
          ? 'Their books were made here, and this is what they wrote about them.'
          : 'These three live in our stories. Families’ own words will hang here one day.'}
      </p>
      <ul className="sideways mt-10 grid gap-8 pt-4 pb-6 md:grid-cols-3">
        {isHeard
          ? reviews.map((review, place) => (
              <li key={review.id} className={`${CARD} ${TILTS[place]}`}>
                <Heard review={review} />
              </li>
            ))
          : testimonials.map((said, place) => (
              <li key={said.scene} className={`${CARD} ${TILTS[place]}`}>
                <FromInside said={said} book={books.find(({ slug }) => slug === said.slug)} />
              </li>
            ))}
      </ul>
    </section>
  );
}

function Heard({ review }: { review: LatestReview }) {
  const { stars, words, signed, book_id: id, book_title: title } = review;
  return (
    <>
      <figure className="px-2 pt-4">
        <StarRow full={stars} />
        <span className="sr-only">{stars} of 5 stars</span>
        <blockquote className="display mt-2 text-xl whitespace-pre-line break-words">
          “{words}”
        </blockquote>
        <figcaption className="mt-2 text-sm text-print-soft">{signed ?? A_FAMILY}</figcaption>
      </figure>
      <Link to={bookPath(id)} className={LINK}>
        {title}
      </Link>
    </>
  );
}

/** A still, a sentence, and a way into the book that they live in. */
function FromInside({
  said: { scene, quote, who },
  book,
}: {
  said: (typeof testimonials)[number];
  book: Book | undefined;
}) {
  return (
    <>
      <ScenePicture name={scene} sizes="(min-width: 48rem) 24rem, 64vw" className="w-full" />
      <figure className="px-2 pt-4">
        <blockquote className="display text-xl">“{quote}”</blockquote>
        <figcaption className="mt-2 text-sm text-print-soft">{who}</figcaption>
      </figure>
      {book && (
        <Link to={previewPath(book.id)} className={LINK}>
          Look inside their book
        </Link>
      )}
    </>
  );
}
