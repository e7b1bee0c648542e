import { eq } from 'drizzle-orm';
import { transactions } from '#database/tables/orders.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import type { PaymentSession } from './payment-provider.ts';
import { applySession } from './settle-from-provider.ts';
import type { Settling } from './till.ts';

/**
 * Ends a pending payment: its page takes no money any more, and its orders expire, unless the page was filled in
 * before. The provider decides which of the two came first.
 *
 * One whose page was never noted is ended here alone: nobody was told its address, and whoever is opening it finds out
 * when noting it. (To ask the provider for it by its key, so as to close it, stood in the way after a crash: a key
 * answers only the very same request, and with a new release or another address of the shop that is another one.)
 * @returns what the provider says of the page; undefined if there is none
 * @throws ProviderAway; Error if the provider's amount is not ours
 */
export async function closePayment(
  { database, payments, checkingMs }: Settling,
  id: string,
): Promise<PaymentSession | undefined> {
  const sessionId = await inTransaction(database, (tx) => endUnnoted(tx, id));
  if (!sessionId) return undefined;
  const session = await payments.closeSession(sessionId);
  await inTransaction(database, async (tx) => {
    if (session) await applySession(tx, session, checkingMs);
    await settlePayment(tx, id, session?.outcome ?? 'expired', checkingMs);
  });
  return session;
}

/**
 * Ends a payment whose page was never noted. Whoever is just noting it waits, and is told that it has ended.
 * @returns the session whose page was noted: then nothing is ended here
 */
export async function endUnnoted(tx: Transaction, id: string): Promise<string | undefined> {
  const [payment] = await tx
    .select({ sessionId: transactions.stripeSessionId })
    .from(transactions)
    .where(eq(transactions.id, id))
    .for('update');
  if (payment?.sessionId) return payment.sessionId;
  await settlePayment(tx, id, 'expired');
  return undefined;
}
