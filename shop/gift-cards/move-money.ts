import { and, eq, sql } from 'drizzle-orm';
import { giftCardMovements, giftCards } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import type { CardMovement } from '#vocabulary/gift-cards.ts';

/**
 * Moves money onto a card or off it. Its balance and the movement that says why change together; the card's row is locked by
 * that, so of twenty who spend at once each finds what the one before has left.
 * @param amount integer cents, as it changes the balance
 * @returns false if there is not so much on it; then nothing has moved
 */
export async function moveMoney(
  tx: Transaction,
  cardId: string,
  movement: { kind: CardMovement; amount: number; transactionId?: string; orderId?: string },
): Promise<boolean> {
  const [moved] = await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${movement.amount}` })
    .where(and(eq(giftCards.id, cardId), sql`${giftCards.balance} + ${movement.amount} >= 0`))
    .returning({ id: giftCards.id });
  if (moved) await tx.insert(giftCardMovements).values({ cardId, ...movement });
  return moved !== undefined;
}
