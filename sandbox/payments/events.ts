import type Stripe from 'stripe';
import { newId } from '#sandbox/secrets.ts';
import type { Queries } from '#sandbox/store.ts';
import { seconds } from './session.ts';

/** The provider's API version that the shop's SDK is pinned to; events and answers carry it. */
export const API_VERSION = '2026-10-28.endive';

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.refunded';

/**
 * Writes down what happened to a session or a refund of it, in the transaction in which it happened; it is sent from there.
 * @param about what the event shows, and whose it is
 */
export async function recordEvent(
  tx: Queries,
  type: EventType,
  about: { object: object; sessionId: string; refundId?: string },
): Promise<void> {
  const id = newId('evt_');
  const event = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(new Date()),
    data: { object: about.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies Stripe.EventBase;
  await tx.query(
    `insert into sandbox.events (id, type, session_id, refund_id, body)
     values ($1, $2, $3, $4, $5)`,
    [id, type, about.sessionId, about.refundId, JSON.stringify(event)],
  );
}

/** Puts an event on its way again, delivered or not: the provider's "Resend". Tells whether there is such an event. */
export async function resendEvent(db: Queries, eventId: string): Promise<boolean> {
  const resent = await db.query(
    'update sandbox.events set delivered_at = null, next_attempt_at = now() where id = $1',
    [eventId],
  );
  return resent.rowCount === 1;
}
