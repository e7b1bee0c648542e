import { eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { giftCardPayments } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import type { CardPayment } from '#shop/gift-cards/gift-card.ts';
import { hasNoSession, isTimeToAsk, lookedAt } from '#shop/orders/pending-payments.ts';

/** Payments of cards that have a session and no outcome, when it is time to ask about them; whoever has waited longest first. */
export const listCardPaymentsToAskAbout = (
  db: Reads,
  now: Date,
  most: number,
): Promise<CardPayment[]> =>
  db
    .select()
    .from(giftCardPayments)
    .where(isTimeToAsk(giftCardPayments, now))
    .orderBy(lookedAt(giftCardPayments))
    .limit(most);

/** Those begun before `since` whose session was never noted: nobody was ever given their page. */
export const listCardPaymentsWithoutSession = (
  db: Reads,
  since: Date,
  most: number,
): Promise<{ id: string }[]> =>
  db
    .select({ id: giftCardPayments.id })
    .from(giftCardPayments)
    .where(hasNoSession(giftCardPayments, since))
    .orderBy(giftCardPayments.createdAt)
    .limit(most);

/** Notes that the provider is asked about a payment now: the others come first next time. */
export async function noteCardAsked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(giftCardPayments).set({ askedAt: now }).where(eq(giftCardPayments.id, id));
}
