import { safe } from '@orpc/client';
import { data } from 'react-router';
import type { Book } from '#contract/books.ts';
import type { ShopRequest } from '#web/request-context.ts';

/** A book's number as our links write it: `01` and `1e0` would be other addresses of the same page. */
const BOOK_NUMBER = /^[1-9]\d*$/;

/** The book that an address names. Throws a 404 if there is none, also for what is no book's number. */
export async function findBook({ api }: ShopRequest, bookId: string): Promise<Book> {
  if (!BOOK_NUMBER.test(bookId)) throw noSuchBook();
  const { data: book, error, isDefined } = await safe(api.books.find({ id: Number(bookId) }));
  if (book) return book;
  if (isDefined && (error.code === 'NOT_FOUND' || error.code === 'INPUT_INVALID')) {
    throw noSuchBook();
  }
  throw error;
}

const noSuchBook = () => data('Book not found', { status: 404 });
