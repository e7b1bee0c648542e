import type Stripe from 'stripe';

/** A signed event of the provider, as far as the shop listens to it. */
export type SessionEvent = { id: string; type: string; sessionId: string };

/**
 * Reads a webhook's body once its signature holds.
 * @returns undefined for an event that is about no checkout session
 * @throws Stripe.errors.StripeSignatureVerificationError for a forged, altered or old one (5 minutes)
 */
export function readEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): SessionEvent | undefined {
  const event = stripe.webhooks.constructEvent(body, signature, secret);
  if (!event.type.startsWith('checkout.session.')) return undefined;
  const session = event.data.object as Stripe.Checkout.Session;
  return { id: event.id, type: event.type, sessionId: session.id };
}
