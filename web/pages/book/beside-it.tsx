import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { CoverOnShelf, type OnCover } from '#web/book/cover-on-shelf.tsx';
import { bookPath } from '#web/book/paths.ts';
import { StandingBook } from '#web/book/standing-book.tsx';

/** The books that stand next to this one, small: where to look when this is not the one. `hero` is on their covers. */
export function BesideIt({ books, hero }: { books: Book[]; hero?: OnCover }) {
  if (books.length === 0) return null;
  return (
    <section className="mt-16 border-t-2 border-ink pt-8" aria-labelledby="beside">
      <h2 id="beside" className="text-2xl">
        Beside it on the shelf
      </h2>
      <ul className="shelf grid-cols-3 overflow-x-clip pt-8">
        {books.map((book) => (
          <li key={book.id} className="group">
            <div className="stand group-last:after:-right-[100vw]">
              <Link
                className="opens mx-auto block w-full max-w-52"
                to={bookPath(book.id)}
                tabIndex={-1}
                aria-hidden="true"
              >
                <StandingBook
                  book={book}
                  cover={
                    <CoverOnShelf
                      hero={hero}
                      book={book}
                      lazy
                      sizes="(min-width: 48rem) 13rem, 26vw"
                    />
                  }
                />
              </Link>
            </div>
            <p className="px-[4%] pt-6 text-center">
              <Link
                className="display text-sm leading-tight underline-offset-4 hover:underline sm:text-xl"
                to={bookPath(book.id)}
              >
                {book.title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
