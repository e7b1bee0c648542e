import { min } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { books } from '#database/tables/catalog.ts';
import { deliveryQuotes } from '#database/tables/printing.ts';

export const allQuotes = (db: Reads) => db.select().from(deliveryQuotes);

/** The price of the cheapest title, in cents; null for an empty shelf. */
export const lowestPrice = async (db: Reads) =>
  (await db.select({ price: min(books.price) }).from(books))[0]!.price;
