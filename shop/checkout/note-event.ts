import { stripeEvents } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';

/** The event that rang the bell, kept so that the same one is acted on once. */
export type ProviderEvent = { id: string; type: string };

/**
 * Notes an event that is acted on in this transaction.
 * @returns false if it was acted on before
 */
export async function noteEvent(
  tx: Transaction,
  event: ProviderEvent,
  stripeSessionId?: string,
): Promise<boolean> {
  const noted = await tx
    .insert(stripeEvents)
    .values({ ...event, stripeSessionId })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return noted.length === 1;
}
