import type { Book } from '#contract/books.ts';
import type { OnCover } from '#web/book/cover-on-shelf.tsx';
import type { BrowserSettings } from '#web/request-context.ts';
import { BesideIt } from './beside-it.tsx';
import { ProductSafety } from './product-safety.tsx';

/** What stands below everything that is about the book itself: where to look next, and who made it. */
export function EndOfPage({
  book,
  beside,
  hero,
  maker,
}: {
  book: Book;
  beside: Book[];
  hero?: OnCover;
  maker: BrowserSettings['maker'];
}) {
  return (
    <>
      <BesideIt books={beside} hero={hero} />
      <ProductSafety book={book} maker={maker} />
    </>
  );
}
