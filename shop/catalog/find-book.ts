import type { Reads } from '#database/connect.ts';
import { type ShelfBook, toShelfBook } from './book-on-shelf.ts';
import { bookById, booksByIds } from './queries.ts';

/** One book, or undefined if there is none with this id. */
export async function findBook(db: Reads, id: number): Promise<ShelfBook | undefined> {
  const row = await bookById(db, id);
  return row && toShelfBook(row);
}

/** Several books, ordered by id. Unknown ids are left out. */
export async function findBooks(db: Reads, ids: number[]): Promise<ShelfBook[]> {
  if (ids.length === 0) return [];
  return (await booksByIds(db, ids)).map(toShelfBook);
}

/** What a price tag says, for the ids that exist. `price` in cents. */
export type PricedBook = { id: number; slug: string; title: string; image: string; price: number };

/** Current prices and titles of several books, by id. Unknown ids are left out. */
export async function findPrices(db: Reads, ids: number[]): Promise<Map<number, PricedBook>> {
  return new Map((await findBooks(db, ids)).map((book) => [book.id, book]));
}
