import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';

/** Whoever has paid for a title, and whose book of it was made and is not canceled, may review it (readings: Accounts). */
export async function mayReview(db: Reads, userId: string, bookId: number): Promise<boolean> {
  const [made] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(bookMakings, eq(bookMakings.orderId, orders.id))
    .leftJoin(makings, eq(makings.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.bookId, bookId),
        eq(orders.status, 'completed'),
        eq(bookMakings.status, 'made'),
        or(isNull(makings.stage), ne(makings.stage, 'cancelled')),
      ),
    )
    .limit(1);
  return made !== undefined;
}

/** Keeps the family's books of a title from being canceled until the transaction ends. */
export async function holdBooksOf(tx: Transaction, userId: string, bookId: number): Promise<void> {
  await tx
    .select({ orderId: makings.orderId })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.bookId, bookId)))
    .for('share', { of: makings });
}
