import { eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { books } from '#database/tables/catalog.ts';
import { orders } from '#database/tables/orders.ts';
import { findTitle } from '#titles/find-title.ts';
import { readerOf } from './order.ts';

/** What the file of an order's book is called where it is kept: whose it is and which, as its cover says. */
export async function bookFileName(db: Reads, orderId: string): Promise<string> {
  const [found] = await db
    .select({ reader: orders.reader, slug: books.slug })
    .from(orders)
    .innerJoin(books, eq(books.id, orders.bookId))
    .where(eq(orders.id, orderId));
  const name = readerOf(found?.reader ?? null)?.name;
  const title = found && findTitle(found.slug);
  return name && title ? `${title.words.coverTitle.replace('{name}', name)}.pdf` : 'book.pdf';
}
