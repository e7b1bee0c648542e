import type { ReactNode } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import type { Book } from '#contract/books.ts';
import { DrawnCover } from '#web/book/live/drawn-cover.tsx';
import { CoverPicture, StandingBook } from '#web/book/standing-book.tsx';

/**
 * The book with its cover drawn for a child; with the shop's own cover until one is chosen, and for
 * a name that cannot be printed.
 *
 * @param props.instead what is on the board while none is drawn; null for bare cloth
 * @param props.belongsTo whose name stands on its first page, where it can be read
 * @param props.children what hangs out of the book, such as a ribbon
 */
export function CoverFor({
  book,
  reader,
  instead = <CoverPicture book={book} />,
  belongsTo,
  children,
}: {
  book: Pick<Book, 'id' | 'slug' | 'image'>;
  reader?: Reader;
  instead?: ReactNode;
  belongsTo?: string;
  children?: ReactNode;
}) {
  const cover = (
    <DrawnCover slug={book.slug} reader={reader}>
      {instead}
    </DrawnCover>
  );
  return (
    <StandingBook book={book} cover={cover} belongsTo={belongsTo}>
      {children}
    </StandingBook>
  );
}
