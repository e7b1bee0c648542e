import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { bookPath } from '#web/book/paths.ts';
import { showPrice } from '#web/book/price.ts';
import { CoverPicture, Ribbon, StandingBook } from '#web/book/standing-book.tsx';

/** Three books on one plank: the first thing to buy. */
export function ThreeBooks({ books }: { books: readonly Book[] }) {
  return (
    <section className="shop pt-[var(--spacing-section)]" aria-labelledby="three">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="three" className="text-3xl">
          Three to start with
        </h2>
        <Link className="link inline-flex min-h-11 items-center" to="/books">
          See all books
        </Link>
      </div>
      <ul className="shelf sideways mt-4 pt-8 md:grid-cols-3">
        {books.map((book) => (
          <li key={book.id} className="group">
            <div className="stand group-last:after:-right-[100vw] md:group-last:after:right-0">
              <Link className="opens" to={bookPath(book.id)} tabIndex={-1} aria-hidden="true">
                <StandingBook
                  book={book}
                  cover={<CoverPicture book={book} lazy sizes="(min-width: 48rem) 320px, 56vw" />}
                >
                  <Ribbon book={book} />
                </StandingBook>
              </Link>
            </div>
            <div className="px-[9%] pt-7">
              <h3 className="text-xl">
                <Link className="underline-offset-4 hover:underline" to={bookPath(book.id)}>
                  {book.title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{book.description}</p>
              <p className="display num mt-2 text-xl">{showPrice(book.price)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
