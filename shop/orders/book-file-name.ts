import { eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { orders } from '#database/tables/orders.ts';
import { readerOf } from './order.ts';

/** What the file of an order's book is called where it is kept: whose it is, and which. */
export async function bookFileName(db: Reads, orderId: string): Promise<string> {
  const [order] = await db
    .select({ reader: orders.reader, title: orders.bookTitle })
    .from(orders)
    .where(eq(orders.id, orderId));
  const name = readerOf(order?.reader ?? null)?.name;
  return name ? `${name} in ${order?.title}.pdf` : 'book.pdf';
}
