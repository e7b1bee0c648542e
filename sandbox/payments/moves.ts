import { newId } from '#sandbox/secrets.ts';
import type { Queries, Store } from '#sandbox/store.ts';
import { type EventType, recordEvent } from './events.ts';
import { readSession, type Session, toStripeSession } from './session.ts';

/*
 * Every move of a session is one guarded UPDATE: of two tabs, or two clicks, one finds the state that it starts from
 * and the other finds nothing to do. The event and the ledger's lines are written in the same transaction.
 */

/** What happened to a session: its new state, or undefined if the move was not open to it (any more). */
type Moved = Promise<Session | undefined>;

/** The shopper pays by card: open -> complete and paid, at once. */
export function pay(store: Store, publicUrl: string, sessionId: string): Moved {
  return moveAlone(store, publicUrl, 'checkout.session.completed', {
    set: `status = 'complete', payment_status = 'paid', last_payment_error = null,
          payment_intent = coalesce(payment_intent, $2), payment_intent_status = 'succeeded'`,
    where: `id = $1 and status = 'open' and expires_at > now()`,
    values: [sessionId, newId('pi_')],
  });
}

/** The shopper uses a slow way to pay: open -> complete, but unpaid until it is settled or has failed. */
export function payLater(store: Store, publicUrl: string, sessionId: string): Moved {
  return moveAlone(store, publicUrl, 'checkout.session.completed', {
    set: `status = 'complete', last_payment_error = null,
          payment_intent = coalesce(payment_intent, $2), payment_intent_status = 'processing'`,
    where: `id = $1 and status = 'open' and expires_at > now()`,
    values: [sessionId, newId('pi_')],
  });
}

/** The slow payment arrives: complete and unpaid -> paid. */
export function settle(store: Store, publicUrl: string, sessionId: string): Moved {
  return moveAlone(store, publicUrl, 'checkout.session.async_payment_succeeded', {
    set: `payment_status = 'paid', payment_intent_status = 'succeeded'`,
    where: `id = $1 and status = 'complete' and payment_intent_status = 'processing'`,
    values: [sessionId],
  });
}

/** The slow payment bounces: the session stays complete and unpaid, and its payment asks for another method. */
export function fail(store: Store, publicUrl: string, sessionId: string): Moved {
  return moveAlone(store, publicUrl, 'checkout.session.async_payment_failed', {
    set: `payment_intent_status = 'requires_payment_method',
          last_payment_error = 'The payment failed because the bank did not send the money.'`,
    where: `id = $1 and status = 'complete' and payment_intent_status = 'processing'`,
    values: [sessionId],
  });
}

/** open -> expired: its time is over, or somebody presses 'Let it expire'. */
export function expire(store: Store, publicUrl: string, sessionId: string): Moved {
  return store.inTransaction((tx) => expireWithin(tx, publicUrl, sessionId));
}

/** open -> expired, inside a transaction that does more: the shop's own request is answered and noted in it. */
export function expireWithin(tx: Queries, publicUrl: string, sessionId: string): Moved {
  return move(tx, publicUrl, 'checkout.session.expired', {
    set: `status = 'expired'`,
    where: `id = $1 and status = 'open'`,
    values: [sessionId],
  });
}

/** The bank declines the card. Nothing moves and no event is sent: the session stays open for another try. */
export async function decline(store: Store, sessionId: string): Moved {
  const declined = await store.pool.query<Session>(
    `update sandbox.checkout_sessions
     set last_payment_error = 'Your card was declined.',
         payment_intent = coalesce(payment_intent, $2),
         payment_intent_status = 'requires_payment_method'
     where id = $1 and status = 'open' and expires_at > now()
     returning *`,
    [sessionId, newId('pi_')],
  );
  return declined.rows[0];
}

/** The sessions that are open though their time is over, oldest first; at most 100. */
export async function overdueSessions(store: Store): Promise<string[]> {
  const overdue = await store.pool.query<{ id: string }>(
    `select id from sandbox.checkout_sessions
     where status = 'open' and expires_at <= now() order by expires_at limit 100`,
  );
  return overdue.rows.map(({ id }) => id);
}

/** The session of that id in the state that it has by the clock: one whose time is over is expired first. */
export async function currentSession(
  store: Store,
  publicUrl: string,
  sessionId: string,
): Promise<Session | undefined> {
  const session = await readSession(store.pool, sessionId);
  if (session?.status !== 'open' || session.expires_at.getTime() > Date.now()) return session;
  await expire(store, publicUrl, sessionId);
  return await readSession(store.pool, sessionId);
}

type Change = { set: string; where: string; values: string[] };

function moveAlone(store: Store, publicUrl: string, event: EventType, change: Change): Moved {
  return store.inTransaction((tx) => move(tx, publicUrl, event, change));
}

async function move(tx: Queries, publicUrl: string, event: EventType, change: Change): Moved {
  const moved = await tx.query<Session>(
    `update sandbox.checkout_sessions set ${change.set} where ${change.where} returning *`,
    change.values,
  );
  const session = moved.rows[0];
  if (!session) return undefined;
  if (session.payment_status === 'paid') await enterInLedger(tx, session);
  await recordEvent(tx, event, {
    object: toStripeSession(session, publicUrl),
    sessionId: session.id,
  });
  return session;
}

async function enterInLedger(tx: Queries, session: Session): Promise<void> {
  await tx.query(
    `insert into sandbox.ledger
       (session_id, line, description, metadata, quantity, unit_amount, amount, currency)
     select $1, number, line ->> 'description', line -> 'metadata', (line ->> 'quantity')::integer,
            (line ->> 'unitAmount')::integer,
            (line ->> 'quantity')::integer * (line ->> 'unitAmount')::integer, $3
     from jsonb_array_elements($2::jsonb) with ordinality as lines (line, number)`,
    [session.id, JSON.stringify(session.lines), session.currency],
  );
}
