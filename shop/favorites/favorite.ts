import { findActivity } from '#content/activities/find-activity.ts';
import type { Reads } from '#database/connect.ts';
import { findBooks } from '#shop/catalog/find-book.ts';
import type { FavoriteType } from '#vocabulary/favorites.ts';

/** What a heart is given to. A book's id is its number, written as a number is. */
export type FavoriteKey = { type: FavoriteType; id: string };

/** A heart with what there is to show of its book or activity. `price` is integer cents. */
export type Favorite = FavoriteKey & {
  title: string;
  image: string;
  description: string;
  price?: number;
};

/**
 * Looks up what was hearted, in the order given. Things that do not exist, or do not any more, are
 * left out: nothing that a client says about a title or a price is ever shown.
 */
export async function lookUp(db: Reads, hearts: readonly FavoriteKey[]): Promise<Favorite[]> {
  const numbers = hearts.filter(({ type }) => type === 'book').map(({ id }) => Number(id));
  const found = await findBooks(db, numbers.filter(isBookNumber));
  // Found again by the number as it is written: '07' is no book, or one could be hearted twice.
  const books = new Map(found.map((book) => [String(book.id), book]));
  return hearts.flatMap((heart) => {
    if (heart.type === 'activity') return activity(heart);
    const book = books.get(heart.id);
    if (!book) return [];
    const { title, image, description, price } = book;
    return [{ type: heart.type, id: heart.id, title, image, description, price }];
  });
}

function activity({ type, id }: FavoriteKey): Favorite[] {
  const found = findActivity(id);
  if (!found) return [];
  const { title, image, description } = found;
  return [{ type, id, title, image, description }];
}

/** Whether the database can be asked for it: its integers end there. */
const isBookNumber = (number: number) => Number.isInteger(number) && Math.abs(number) < 2 ** 31;
