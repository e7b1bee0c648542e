import type { Reader } from '#bookmaking/reader.ts';
import type { AdminOrderInFull } from '#contract/admin.ts';
import type { Book } from '#contract/books.ts';
import { readerOfOrder } from '#web/book/reader-of-order.ts';

/** An order of the payment, with what its cover is drawn by and for: as its family sees it, and no photo is on one. */
export type ShownLine = Omit<AdminOrderInFull['lines'][number], 'reader'> & {
  /** Undefined once the book has left the shelf. */
  slug?: string;
  reader?: Reader;
};

export const shownLine =
  (shelf: Book[]) =>
  ({ reader, ...line }: AdminOrderInFull['lines'][number]): ShownLine => {
    const slug = shelf.find(({ id }) => id === line.book_id)?.slug;
    return { ...line, ...(slug && { slug }), ...(reader && { reader: readerOfOrder(reader) }) };
  };
