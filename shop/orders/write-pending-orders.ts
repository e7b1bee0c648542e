import { orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import type { Payment } from './order.ts';

/** A line about to be paid for. `price` is integer cents for one copy. */
export type PurchaseLine = Partial<Inscription> & {
  bookId: number;
  bookTitle: string;
  childId: string;
  price: number;
  quantity: number;
  /** What the book is drawn from, as it is at this moment. */
  reader: NotedReader;
  /** Where it goes, as it is at this moment. */
  shipTo: ShipTo;
  /** A day (ISO 8601) until which nobody should see at a glance what it is. */
  surpriseUntil?: string | undefined;
};

/**
 * Writes one pending order per line and the payment that they share, before the browser leaves for
 * the payment page: whatever happens there, the shop knows what was meant. While one is pending, the database takes
 * no second one of the family for the same book and child.
 */
export async function writePendingOrders(
  tx: Transaction,
  userId: string,
  lines: PurchaseLine[],
): Promise<Payment> {
  const amount = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const [payment] = await tx.insert(transactions).values({ userId, amount }).returning();
  await tx.insert(orders).values(
    lines.map((line) => ({
      userId,
      transactionId: payment!.id,
      bookId: line.bookId,
      bookTitle: line.bookTitle,
      bookPrice: line.price,
      quantity: line.quantity,
      totalAmount: line.price * line.quantity,
      childId: line.childId,
      forChildId: line.childId,
      reader: line.reader,
      shipTo: line.shipTo,
      dedication: line.dedication,
      from: line.from,
      surpriseUntil: line.surpriseUntil,
    })),
  );
  return payment!;
}
