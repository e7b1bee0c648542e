import { Link } from 'react-router';
import type { Reader } from '#bookmaking/reader.ts';
import { hasTooFewLetters } from '#bookmaking/words/letters.ts';
import type { Book } from '#contract/books.ts';
import { TOO_FEW_LETTERS } from '#vocabulary/letter-books.ts';
import { LiveLeaf } from '#web/book/live/live-leaf.tsx';
import { useNear } from '#web/ui/use-near.ts';
import { Skeleton } from '#web/ui/waiting.tsx';

/** The inside pages of a preview; the cover stands above them. */
const POSITIONS = [2, 3, 4, 5];

/**
 * The first pages with whoever stars in the book, drawn in the browser once somebody comes near.
 *
 * @param props.to where they can be read in full
 */
export function FirstPages({ book, reader, to }: { book: Book; reader: Reader; to: string }) {
  const { mark, isNear } = useNear<HTMLElement>();
  return (
    <section ref={mark} className="mt-16 border-t-2 border-ink pt-8" aria-labelledby="first-pages">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="first-pages" className="min-w-0 text-2xl break-words">
          A look inside, with <span className="rubric">{reader.name}</span>
        </h2>
        <Link className="link inline-flex min-h-11 items-center" to={to}>
          Read these pages
        </Link>
      </div>
      {hasTooFewLetters(book.slug, reader.name) && <p className="mt-4">{TOO_FEW_LETTERS}</p>}
      <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {POSITIONS.map((position) => (
          <li
            key={position}
            className="relative aspect-square overflow-hidden rounded-r-md rounded-l-xs shadow-(--shadow-book)"
          >
            {isNear && (
              <LiveLeaf slug={book.slug} reader={reader} position={position}>
                <Skeleton className="absolute inset-0" />
              </LiveLeaf>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
