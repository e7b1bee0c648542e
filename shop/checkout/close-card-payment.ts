import { eq } from 'drizzle-orm';
import { giftCardPayments } from '#database/tables/gift-cards.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { settleCardPayment } from '#shop/gift-cards/settle-card-payment.ts';
import { applyToCardPayment } from './apply-to-card-payment.ts';
import type { PaymentSession } from './payment-provider.ts';
import type { Settling } from './till.ts';

/**
 * Ends a card's payment whose page is open, unless the page was filled in before: the provider decides which came first.
 * @returns what the provider says of the page; undefined if there is none
 * @throws ProviderAway; PaymentDoesNotFit
 */
export async function closeCardPayment(
  { database, payments }: Settling,
  paymentId: string,
  sessionId: string,
): Promise<PaymentSession | undefined> {
  const session = await payments.closeSession(sessionId);
  await inTransaction(database, async (tx) => {
    if (session) await applyToCardPayment(tx, session, paymentId);
    await settleCardPayment(tx, paymentId, session?.outcome ?? 'expired');
  });
  return session;
}

/** Ends a card's payment whose page was never noted; one that is noted in this very moment stays. */
export async function endUnnotedCard(tx: Transaction, paymentId: string): Promise<void> {
  const [payment] = await tx
    .select({ sessionId: giftCardPayments.stripeSessionId })
    .from(giftCardPayments)
    .where(eq(giftCardPayments.id, paymentId))
    .for('update');
  if (!payment?.sessionId) await settleCardPayment(tx, paymentId, 'expired');
}
