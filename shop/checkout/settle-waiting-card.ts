import type { Caller } from '#shop/accounts/caller.ts';
import { listBoughtCards } from '#shop/gift-cards/find-card.ts';
import { ProviderAway } from './payment-provider.ts';
import { settleFromProvider } from './settle-from-provider.ts';
import type { Settling } from './till.ts';

/**
 * Asks the provider about a gift card of the caller's whose payment is open: who comes back from paying is often faster than
 * the webhook. While the provider is away it simply stays pending.
 */
export async function settleWaitingCard(
  till: Settling,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  const [bought] = await listBoughtCards(till.database.orm, caller, sessionId);
  if (bought?.payment.status !== 'pending') return;
  await settleFromProvider(till, sessionId).catch((error) => {
    if (!(error instanceof ProviderAway)) throw error;
  });
}
