import type Stripe from 'stripe';
import { ForgedEvent, UnreadableEvent } from '#services/signed-event.ts';
import { readEvent } from '#services/stripe/read-event.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { settleRefund } from '#shop/refunds/settle-refund.ts';
import type { ShopServices } from './api-context.ts';

/** How a webhook call ends; anything but 'noted' makes the provider show or repeat it. */
export type Receipt = 'noted' | 'forged' | 'unreadable';

/**
 * Receives an event of the payment provider. Whatever it says, the provider is asked for the session
 * or the refund, and that answer is applied; all events of one therefore come to the same handling.
 * @returns 'forged' if the signature does not hold, or is not of the five minutes before and after now; 'unreadable' if
 *   it holds, and what it signs is no event
 * @throws ProviderAway and database errors: the caller answers 5xx, so that the event is sent again
 */
export async function receiveEvent(
  shop: ShopServices,
  stripe: Stripe,
  call: { body: Buffer; signature: string; secret: string },
): Promise<Receipt> {
  let event: ReturnType<typeof readEvent>;
  try {
    event = readEvent(stripe, call);
  } catch (error) {
    if (error instanceof ForgedEvent) return 'forged';
    if (error instanceof UnreadableEvent) return 'unreadable';
    throw error;
  }
  if (!event) return 'noted';
  const { id, type, ...about } = event;
  if ('sessionId' in about) await settleFromProvider(shop, about.sessionId, { id, type });
  else await settleRefund(shop, about, { id, type });
  return 'noted';
}
