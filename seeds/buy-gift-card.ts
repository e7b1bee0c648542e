import { eq } from 'drizzle-orm';
import { giftCardMovements, giftCardPayments, giftCards } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { GiftCard } from '#shop/gift-cards/gift-card.ts';
import { noteCardSession, openCardPayment } from '#shop/gift-cards/open-card-payment.ts';
import { settleCardPayment } from '#shop/gift-cards/settle-card-payment.ts';
import { GIFT_CARD } from '#vocabulary/sentences/gift-cards.ts';
import { rememberAtProvider } from './at-the-provider.ts';
import { parentsGiftCard } from './families.ts';

/** Buys the demo family's gift card, some weeks before today. */
export async function buyGiftCard(tx: Transaction, family: Caller, today: Date): Promise<GiftCard> {
  const { wish, daysAgo } = parentsGiftCard;
  const createdAt = new Date(today.getTime() - daysAgo * 86_400_000);
  const { id: paymentId } = await openCardPayment(tx, family, wish);
  const stripeSessionId = 'cs_demo_card_completed';
  await noteCardSession(tx, paymentId, stripeSessionId);
  await settleCardPayment(tx, paymentId, 'completed');
  await rememberAtProvider(tx, {
    ...{ id: stripeSessionId, transactionId: paymentId, paidAt: createdAt },
    lines: [{ title: GIFT_CARD.title, price: wish.amount, quantity: 1 }],
  });
  await tx
    .update(giftCardPayments)
    .set({ createdAt, updatedAt: createdAt })
    .where(eq(giftCardPayments.id, paymentId));
  const [card] = await tx
    .update(giftCards)
    .set({ createdAt })
    .where(eq(giftCards.paymentId, paymentId))
    .returning();
  await tx
    .update(giftCardMovements)
    .set({ at: createdAt })
    .where(eq(giftCardMovements.cardId, card!.id));
  return card!;
}
