import type { Caller } from '#shop/accounts/caller.ts';
import { findPayment } from '#shop/orders/find-payment.ts';
import type { Till } from './check-out.ts';
import { ProviderAway } from './payment-provider.ts';
import { settleFromProvider } from './settle-from-provider.ts';

/**
 * Asks the provider about the caller's own session if its outcome is still open. When the provider
 * is away the payment simply stays pending: the webhook or the reconciler will settle it.
 */
export async function settleWaitingSession(
  till: Pick<Till, 'database' | 'payments'>,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  const payment = await findPayment(till.database.orm, sessionId);
  if (payment?.userId !== caller.userId || payment.status !== 'pending') return;
  try {
    await settleFromProvider(till, sessionId);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
  }
}
