import { and, eq, inArray, sql } from 'drizzle-orm';
import { giftCardPayments, giftCards } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import { statesBefore } from '#shop/payment-moves.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { WITHOUT_WORDS } from './card-mail.ts';
import type { CardPayment } from './gift-card.ts';
import { moveMoney } from './move-money.ts';
import { queueCardMail } from './queue-card-mail.ts';

/**
 * Moves a card's payment to what the provider says, if the table of moves allows it. On completion the card is there, with its
 * money on it, and its letters are queued. Applying the same outcome again changes nothing.
 * @returns whether anything moved
 */
export async function settleCardPayment(
  tx: Transaction,
  paymentId: string,
  outcome: PaymentStatus,
): Promise<boolean> {
  const [moved] = await tx
    .update(giftCardPayments)
    .set({ status: outcome, updatedAt: sql`now()` })
    .where(
      and(
        eq(giftCardPayments.id, paymentId),
        inArray(giftCardPayments.status, statesBefore(outcome)),
      ),
    )
    .returning();
  if (!moved) return false;
  if (outcome === 'completed') await issueCard(tx, moved);
  else if (!moved.userId) await forgetWords(tx, moved.id);
  if (outcome === 'failed' && moved.userId) await queueCardMail(tx, moved, 'failed');
  return true;
}

async function issueCard(tx: Transaction, payment: CardPayment): Promise<void> {
  const [card] = await tx
    .insert(giftCards)
    .values({ paymentId: payment.id, amount: payment.amount })
    .returning({ id: giftCards.id });
  await moveMoney(tx, card!.id, { kind: 'issued', amount: payment.amount });
  // Where nobody else gets the card by mail, the buyer's own letter brings it.
  if (payment.userId) await queueCardMail(tx, payment, 'receipt');
  if (payment.recipientEmail) await queueCardMail(tx, payment, 'card');
}

/** The buyer's account was deleted while the payment page was open. */
async function forgetWords(tx: Transaction, paymentId: string): Promise<void> {
  await tx.update(giftCardPayments).set(WITHOUT_WORDS).where(eq(giftCardPayments.id, paymentId));
}
