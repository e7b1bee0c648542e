import Stripe from 'stripe';
import { readEvent } from '#services/stripe/read-event.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import type { ShopServices } from './api-context.ts';

/** How a webhook call ends; anything but 'noted' makes the provider show or repeat it. */
export type Receipt = 'noted' | 'forged';

/**
 * Receives an event of the payment provider. Whatever it says, the provider is asked for the session
 * and that answer is applied; all events of a session therefore come to the same handling.
 * @returns 'forged' if the signature does not hold or is older than five minutes
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
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'forged';
    throw error;
  }
  if (event) await settleFromProvider(shop, event.sessionId, { id: event.id, type: event.type });
  return 'noted';
}
