import { showPrice } from '#web/book/price.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { OwnBook } from './load-family-home.ts';
import { OwnCover } from './own-cover.tsx';

/** More do not stand side by side on a phone. */
const AT_A_GLANCE = 4;

/** The books that wait to be paid. */
export function InTheCart({ books, total }: { books: OwnBook[]; total: number }) {
  const more = books.length - AT_A_GLANCE;
  return (
    <section className="mt-16 border-t-2 border-ink pt-6" aria-labelledby="in-the-cart">
      <h2 id="in-the-cart" className="text-2xl">
        In your cart
      </h2>
      <ul className="mt-5 grid grid-cols-4 gap-5">
        {books.slice(0, AT_A_GLANCE).map((book) => (
          <li key={`${book.id} ${book.hero?.id}`}>
            <StandingBook book={book} cover={<OwnCover book={book} />} />
            <span className="sr-only">
              {book.title}
              {book.hero && ` for ${book.hero.name}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink look="quiet" to="/cart">
          To the cart
        </ButtonLink>
        <span className="num">
          {more > 0 && `and ${more} more, `}
          {showPrice(total)}
        </span>
      </p>
    </section>
  );
}
