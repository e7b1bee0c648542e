import { and, eq } from 'drizzle-orm';
import { profiles } from '#database/tables/accounts.ts';
import { giftCardPayments } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { CardWish } from './card-wish.ts';
import type { CardPayment } from './gift-card.ts';

/**
 * Finds the caller's pending payment for exactly this card, or writes it. Double clicks, two tabs and a retry after a crash
 * therefore meet in one payment; who wants two cards that are the same buys the second when the first is paid.
 */
export async function openCardPayment(
  tx: Transaction,
  caller: Caller,
  wish: CardWish,
): Promise<CardPayment> {
  // One family's checkouts queue up here, as those of books do.
  await tx.select().from(profiles).where(eq(profiles.id, caller.userId)).for('update');
  const pending = await tx
    .select()
    .from(giftCardPayments)
    .where(and(eq(giftCardPayments.userId, caller.userId), eq(giftCardPayments.status, 'pending')));
  const wished = Object.entries(wish) as [keyof CardWish, unknown][];
  const same = pending.find((one) => wished.every(([part, value]) => one[part] === value));
  if (same) return same;
  const [payment] = await tx
    .insert(giftCardPayments)
    .values({ ...wish, userId: caller.userId })
    .returning();
  return payment!;
}

/**
 * Notes where a card is paid, before anybody is told.
 * @returns false if the payment has ended meanwhile
 */
export async function noteCardSession(
  tx: Transaction,
  paymentId: string,
  stripeSessionId: string,
): Promise<boolean> {
  const noted = await tx
    .update(giftCardPayments)
    .set({ stripeSessionId })
    .where(and(eq(giftCardPayments.id, paymentId), eq(giftCardPayments.status, 'pending')))
    .returning({ id: giftCardPayments.id });
  return noted.length > 0;
}
