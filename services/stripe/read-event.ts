import Stripe from 'stripe';
import { z } from 'zod';
import { ForgedEvent, UnreadableEvent } from '#services/signed-event.ts';

/** A signed event of the provider, as far as the shop listens to it. */
export type SessionEvent = { id: string; type: string; sessionId: string };

/** How far the provider's clock and ours may be apart, and how long an event may have been kept: 5 minutes, both ways. */
const TOLERANCE_S = 300;

/** `t=1700000000,v1=5f3c...,v0=...`: the library throws errors of no class of its own for an empty part. */
const SIGNATURE = /^t=(\d{1,12})(?:,v\d=[^,=]+)+$/;

const anyEvent = z.object({ id: z.string(), type: z.string() });
const sessionEvent = anyEvent.extend({
  data: z.object({ object: z.object({ id: z.string() }) }),
});

/**
 * Reads a webhook's body once its signature holds.
 * @returns undefined for an event that is about no checkout session
 * @throws ForgedEvent, UnreadableEvent
 */
export function readEvent(
  stripe: Stripe,
  call: { body: Buffer; signature: string; secret: string },
): SessionEvent | undefined {
  checkSignature(stripe, call);
  try {
    const said: unknown = JSON.parse(call.body.toString());
    if (!anyEvent.parse(said).type.startsWith('checkout.session.')) return undefined;
    const { id, type, data } = sessionEvent.parse(said);
    return { id, type, sessionId: data.object.id };
  } catch (error) {
    throw new UnreadableEvent('A signed event cannot be read', { cause: error });
  }
}

function checkSignature(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): void {
  const signedAt = Number(SIGNATURE.exec(signature)?.[1]);
  // The library refuses what is old, and takes any time that lies ahead.
  const isReadable = signedAt <= Date.now() / 1000 + TOLERANCE_S;
  if (!isReadable) throw new ForgedEvent('The signature cannot be read, or lies ahead');
  try {
    stripe.webhooks.signature!.verifyHeader(body, signature, secret, TOLERANCE_S);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new ForgedEvent('The signature does not hold', { cause: error });
  }
}
