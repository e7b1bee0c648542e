import { eq, sql } from 'drizzle-orm';
import { transactions } from '#database/tables/orders.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { queuePaymentMail } from '#shop/orders/queue-payment-mail.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { applyToCardPayment } from './apply-to-card-payment.ts';
import { keepingMisfits, noteMisfit, PaymentDoesNotFit } from './misfits.ts';
import { noteEvent, type ProviderEvent } from './note-event.ts';
import type { PaymentSession } from './payment-provider.ts';
import { isOnItsWay, type Settling } from './till.ts';

/**
 * Asks the provider what has become of a session and applies the answer. The webhook, the reconciler
 * and the confirmation page all come here: an event is only a bell, never a source of truth.
 * @returns what the provider said; undefined if it knows no such session
 * @throws ProviderAway; PaymentDoesNotFit if the provider's amount is not ours, which is kept for the back office
 */
export async function settleFromProvider(
  { database, payments, checkingMs }: Settling,
  sessionId: string,
  event?: ProviderEvent,
): Promise<PaymentSession | undefined> {
  const session = await payments.findSession(sessionId);
  await keepingMisfits(database, () =>
    inTransaction(database, async (tx) => {
      if (event && !(await noteEvent(tx, event, sessionId))) return;
      if (session) await applySession(tx, session, checkingMs);
    }),
  );
  return session;
}

/**
 * Applies what the provider said of a session to the payment that it is for, if it is one of ours.
 * @throws PaymentDoesNotFit
 */
export async function applySession(
  tx: Transaction,
  session: PaymentSession,
  checkingMs?: number,
): Promise<void> {
  if (!session.transactionId) return;
  const [payment] = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.id, session.transactionId));
  if (!payment) {
    if (await applyToCardPayment(tx, session, session.transactionId)) return;
    // It names a payment as ours do: one from after a backup that was restored, say.
    return noteMisfit(tx, 'unknown', session, null);
  }
  if (session.amount !== payment.amount) throw new PaymentDoesNotFit(session, payment.amount);
  const isPaidByAnother =
    payment.status === 'completed' &&
    payment.stripeSessionId !== null &&
    payment.stripeSessionId !== session.id;
  if (isPaidByAnother) await noteMisfit(tx, 'twice', session, payment.amount);
  if (!payment.stripeSessionId) {
    // The shop died between the provider's answer and noting it; the session tells us whose it is.
    await tx
      .update(transactions)
      .set({ stripeSessionId: session.id })
      .where(eq(transactions.id, payment.id));
  }
  await settlePayment(tx, payment.id, session.outcome, checkingMs);
  if (!isOnItsWay(session)) return;
  await tx
    .update(transactions)
    .set({ onItsWaySince: sql`coalesce(on_its_way_since, now())` })
    .where(eq(transactions.id, payment.id));
  await queuePaymentMail(tx, payment.id, 'pending');
}
