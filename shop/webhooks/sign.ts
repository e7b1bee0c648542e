import { createHmac } from 'node:crypto';

/**
 * The headers of an event, signed after the Standard Webhooks convention. The library of that name computes SHA-256 in
 * JavaScript and brings two more packages along for these four lines; the tests verify with it instead.
 * @param secret `whsec_` and base64
 * @param at when this try is made, not when it happened
 * @param payload letter for letter as it is sent
 */
export function signedHeaders(
  { id, secret, payload }: { id: string; secret: string; payload: string },
  at: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}
