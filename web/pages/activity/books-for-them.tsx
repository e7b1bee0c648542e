import { Link } from 'react-router';
import type { Book } from '#contract/books.ts';
import { bookPath } from '#web/book/paths.ts';
import { CoverPicture, StandingBook } from '#web/book/standing-book.tsx';

/** What to read afterwards: books for children who are as old as the activity is for. */
export function BooksForThem({ books }: { books: Book[] }) {
  if (books.length === 0) return null;
  return (
    <section className="books-for-them mt-16 border-t-2 border-ink pt-8" aria-labelledby="for-them">
      <h2 id="for-them" className="text-2xl">
        Books for that age
      </h2>
      <ul className="mt-6 grid grid-cols-3 gap-x-6 sm:gap-x-14">
        {books.map((book) => (
          <li key={book.id}>
            <Link
              className="opens mx-auto block w-full max-w-44 pr-1"
              to={bookPath(book.id)}
              tabIndex={-1}
              aria-hidden="true"
            >
              <StandingBook book={book} cover={<CoverPicture book={book} lazy sizes="11rem" />} />
            </Link>
            <p className="mt-3 text-center">
              <Link
                className="display text-sm leading-tight underline-offset-4 hover:underline sm:text-lg"
                to={bookPath(book.id)}
              >
                {book.title}
              </Link>
            </p>
            <p className="mt-1 text-center text-xs text-ink-soft">{book.age_range}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
