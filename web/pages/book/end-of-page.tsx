import type { Book } from '#contract/books.ts';
import type { OnCover } from '#web/book/cover-on-shelf.tsx';
import type { BrowserSettings } from '#web/request-context.ts';
import { BesideIt } from './beside-it.tsx';
import type { ShownReviews } from './find-reviews.ts';
import { ProductSafety } from './product-safety.tsx';
import { Reviews } from './reviews.tsx';

/** What stands below everything that is in the book itself: what families say of it, where to look next, and who made it. */
export function EndOfPage({
  book,
  reviews,
  beside,
  hero,
  maker,
}: {
  book: Book;
  reviews: ShownReviews;
  beside: Book[];
  hero?: OnCover;
  maker: BrowserSettings['maker'];
}) {
  return (
    <>
      <Reviews book={book} shown={reviews} />
      <BesideIt books={beside} hero={hero} />
      <ProductSafety book={book} maker={maker} />
    </>
  );
}
