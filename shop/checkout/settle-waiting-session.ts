import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findPayment, findPaymentById } from '#shop/orders/find-payment.ts';
import { mayPayFor } from '#shop/orders/who-may.ts';
import { type PaymentSession, ProviderAway } from './payment-provider.ts';
import { applySession } from './settle-from-provider.ts';
import type { Settling } from './till.ts';

/** What the provider's ids look like; it is asked about nothing else. */
const SESSION_ID = /^cs_\w{1,190}$/;

/**
 * Asks the provider about a session that the caller names, if it is the caller's own and its outcome is still open, or
 * if the shop does not know it: its id may never have been noted. What the provider says is applied only to a payment
 * of the caller's. When the provider is away the payment simply stays pending: the webhook or the reconciler will
 * settle it.
 */
export async function settleWaitingSession(
  till: Settling,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  if (!SESSION_ID.test(sessionId)) return;
  const { orm } = till.database;
  const known = await findPayment(orm, sessionId);
  if (known && (!mayPayFor(caller, known) || known.status !== 'pending')) return;
  const session = await askFor(till, sessionId);
  if (!session?.transactionId) return;
  const payment = known ?? (await findPaymentById(orm, session.transactionId));
  if (!payment || !mayPayFor(caller, payment)) return;
  await inTransaction(till.database, (tx) => applySession(tx, session, till.checkingMs));
}

async function askFor(
  { payments }: Pick<Settling, 'payments'>,
  sessionId: string,
): Promise<PaymentSession | undefined> {
  try {
    return await payments.findSession(sessionId);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    return undefined;
  }
}
