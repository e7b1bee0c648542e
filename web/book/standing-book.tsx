import type { CSSProperties, ReactNode } from 'react';
import type { Book } from '#contract/books.ts';
import { WIDTHS } from '#pictures/widths.ts';
import { DrawnPicture } from '#web/ui/drawn-picture.tsx';

const CLOTHS = ['pine', 'poppy', 'dusk', 'mustard', 'plum', 'lake'] as const;

/** The cloth of a book's spine, as a style: a book keeps its color wherever it stands. */
export const clothOf = (bookId: number) =>
  ({ '--cloth': `var(--color-cloth-${CLOTHS[bookId % CLOTHS.length]})` }) as CSSProperties;

/**
 * A book as a thing with a spine, a board and pages. It opens a little where something around it
 * has the class `opens`.
 *
 * @param props.cover what is on its board: a `CoverPicture` or a `LivePage`
 * @param props.belongsTo whose name stands on its first page
 * @param props.children what hangs out of it, such as a ribbon
 */
export function StandingBook({
  book,
  cover,
  belongsTo,
  children,
}: {
  book: Pick<Book, 'id'>;
  cover: ReactNode;
  belongsTo?: string;
  children?: ReactNode;
}) {
  return (
    <span className="book" style={clothOf(book.id)}>
      <span className="block" />
      <span className="leaf" aria-hidden="true">
        <span>
          This book
          <br />
          belongs to
          {belongsTo && (
            <b className="mt-1 grid text-2xl leading-tight break-words text-print-rubric">
              {belongsTo}
            </b>
          )}
        </span>
      </span>
      <span className="board">{cover}</span>
      {children}
    </span>
  );
}

/**
 * The cover as it is kept in the shop, with a sample hero. Its title stands beside it in words.
 *
 * @param props.lazy fetched when somebody scrolls near it
 * @param props.first fetched before everything else: it is what the page is about
 * @param props.sizes how wide it is shown, as in `<img sizes>`; a book of a shelf unless told
 */
export function CoverPicture({
  book,
  lazy,
  first,
  // A book is a third of the shelf on a wide screen and most of a phone's width.
  sizes = '(min-width: 48rem) 320px, 74vw',
}: {
  book: Pick<Book, 'image'>;
  lazy?: boolean;
  first?: boolean;
  sizes?: string;
}) {
  return (
    <DrawnPicture
      path={book.image.slice(0, -'.webp'.length)}
      widths={WIDTHS.covers}
      width={640}
      height={640}
      sizes={sizes}
      lazy={lazy}
      first={first}
    />
  );
}

/** A marigold tab for what is new or much loved; one at most. */
export function Ribbon({ book }: { book: Book }) {
  if (book.is_best_seller) return <span className="ribbon">Best seller</span>;
  if (book.is_new) return <span className="ribbon">New</span>;
  return null;
}
