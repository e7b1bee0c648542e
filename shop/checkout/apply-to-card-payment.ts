import { eq, sql } from 'drizzle-orm';
import { giftCardPayments } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import { settleCardPayment } from '#shop/gift-cards/settle-card-payment.ts';
import { PaymentDoesNotFit } from './misfits.ts';
import type { PaymentSession } from './payment-provider.ts';
import { isOnItsWay } from './till.ts';

/**
 * Applies what the provider said of a session to the gift card that it pays for, if it is one of ours.
 * @returns whether it is
 * @throws PaymentDoesNotFit
 */
export async function applyToCardPayment(
  tx: Transaction,
  session: PaymentSession,
  paymentId: string,
): Promise<boolean> {
  const [payment] = await tx
    .select()
    .from(giftCardPayments)
    .where(eq(giftCardPayments.id, paymentId));
  if (!payment) return false;
  if (session.amount !== payment.amount) throw new PaymentDoesNotFit(session, payment.amount);
  await tx
    .update(giftCardPayments)
    .set({
      // The shop may have died between the provider's answer and noting it; the session tells us whose it is.
      stripeSessionId: session.id,
      ...(isOnItsWay(session) && { onItsWaySince: sql`coalesce(on_its_way_since, now())` }),
    })
    .where(eq(giftCardPayments.id, paymentId));
  await settleCardPayment(tx, paymentId, session.outcome);
  return true;
}
