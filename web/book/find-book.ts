import { safe } from '@orpc/client';
import { data } from 'react-router';
import type { Book } from '#contract/books.ts';
import type { ShopRequest } from '#web/request-context.ts';

/** The book that an address names. Throws a 404 if there is none, also for what is no book's number. */
export async function findBook({ api }: ShopRequest, bookId: string): Promise<Book> {
  const { data: book, error, isDefined } = await safe(api.books.find({ id: Number(bookId) }));
  if (book) return book;
  if (isDefined && (error.code === 'NOT_FOUND' || error.code === 'INPUT_INVALID')) {
    throw data('Book not found', { status: 404 });
  }
  throw error;
}
