import { orders, transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Code } from '#shop/codes/code.ts';
import { reserveCode } from '#shop/codes/code-use.ts';
import type { NotedReader } from '#shop/family/book-photo.ts';
import type { GiftCard } from '#shop/gift-cards/gift-card.ts';
import { holdCard } from '#shop/gift-cards/use-card.ts';
import { shareOut, takenOff } from '#vocabulary/discount.ts';
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
  /** The order whose book it is, printed once more at cost. */
  reprintOf?: string | undefined;
};

/**
 * Writes one pending order per line and the payment that they share, before the browser leaves for
 * the payment page: whatever happens there, the shop knows what was meant. While one is pending, the database takes
 * no second one of the family for the same book and child. With a code, its use is reserved along with them; with a
 * gift card, what it pays.
 * @throws CODE_REFUSED: over, held; GIFT_CARD_BLOCKED, GIFT_CARD_EMPTY
 */
export async function writePendingOrders(
  tx: Transaction,
  userId: string,
  lines: PurchaseLine[],
  code?: Code,
  card?: GiftCard,
): Promise<Payment> {
  const totals = lines.map(({ bookId, price, quantity }) => ({ bookId, total: price * quantity }));
  const shares = code ? takenOff(code, totals) : totals.map(() => 0);
  const discount = shares.reduce((sum, share) => sum + share, 0);
  const toPay = totals.reduce((sum, { total }) => sum + total, -discount);
  const held = card && (await holdCard(tx, card.id, toPay));
  const paidByCard = held?.pays ?? 0;
  const byCard = shareOut(
    paidByCard,
    totals.map(({ total }, n) => total - shares[n]!),
  );
  const amount = toPay - paidByCard;
  const [payment] = await tx
    .insert(transactions)
    .values({ userId, amount, discount, paidByCard })
    .returning();
  await held?.reserve(payment!.id);
  if (code) await reserveCode(tx, code, { id: payment!.id, userId });
  await tx.insert(orders).values(
    lines.map((line, n) => ({
      userId,
      transactionId: payment!.id,
      bookId: line.bookId,
      bookTitle: line.bookTitle,
      bookPrice: line.price,
      quantity: line.quantity,
      totalAmount: line.price * line.quantity,
      discount: shares[n]!,
      paidByCard: byCard[n]!,
      childId: line.childId,
      forChildId: line.childId,
      reader: line.reader,
      shipTo: line.shipTo,
      dedication: line.dedication,
      from: line.from,
      surpriseUntil: line.surpriseUntil,
      reprintOf: line.reprintOf,
    })),
  );
  return payment!;
}
