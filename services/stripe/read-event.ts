import Stripe from 'stripe';
import { z } from 'zod';
import { ForgedEvent, UnreadableEvent } from '#services/signed-event.ts';

/** A signed event of the provider, as far as the shop listens to it: what it is about. */
export type StripeEvent = { id: string; type: string } & (
  | { sessionId: string }
  | { refundId: string }
  | { paymentIntent: string }
);

/** How far the provider's clock and ours may be apart, and how long an event may have been kept: 5 minutes, both ways. */
const TOLERANCE_S = 300;

/** `t=1700000000,v1=5f3c...,v0=...`: the library throws errors of no class of its own for an empty part. */
const SIGNATURE = /^t=(\d{1,12})(?:,v\d=[^,=]+)+$/;

const anyEvent = z.object({ id: z.string(), type: z.string() });
const about = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  anyEvent.extend({ data: z.object({ object: z.object(shape) }) });
const aboutItself = about({ id: z.string() });
const aboutCharge = about({ payment_intent: z.string().nullable() });

/**
 * Reads a webhook's body once its signature holds.
 * @returns undefined for an event that is about no checkout session and no money given back
 * @throws ForgedEvent, UnreadableEvent
 */
export function readEvent(
  stripe: Stripe,
  call: { body: Buffer; signature: string; secret: string },
): StripeEvent | undefined {
  checkSignature(stripe, call);
  try {
    return whatItIsAbout(JSON.parse(call.body.toString()));
  } catch (error) {
    throw new UnreadableEvent({ cause: error });
  }
}

function whatItIsAbout(said: unknown): StripeEvent | undefined {
  const { id, type } = anyEvent.parse(said);
  if (type.startsWith('checkout.session.')) {
    return { id, type, sessionId: aboutItself.parse(said).data.object.id };
  }
  if (type.startsWith('refund.')) {
    return { id, type, refundId: aboutItself.parse(said).data.object.id };
  }
  if (type !== 'charge.refunded') return undefined;
  const { payment_intent: paymentIntent } = aboutCharge.parse(said).data.object;
  return paymentIntent === null ? undefined : { id, type, paymentIntent };
}

function checkSignature(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): void {
  const signedAt = Number(SIGNATURE.exec(signature)?.[1]);
  // The library refuses what is old, and takes any time that lies ahead.
  const isReadable = signedAt <= Date.now() / 1000 + TOLERANCE_S;
  if (!isReadable) throw new ForgedEvent();
  try {
    stripe.webhooks.signature!.verifyHeader(body, signature, secret, TOLERANCE_S);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new ForgedEvent({ cause: error });
  }
}
