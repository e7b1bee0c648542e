import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { type Rounds, startRounds } from '#sandbox/rounds.ts';
import type { Store } from '#sandbox/store.ts';
import { expire, overdueSessions } from './moves.ts';

const AT_ONCE = 20;
const ANSWER_WITHIN_MS = 10_000;
// Longer than an answer may take: only the event of a sender that died is taken up again by this.
const LEASE_SECONDS = 30;
const FIRST_RETRY_MS = 500;
// The provider waits for hours by the end; nobody at a sandbox does.
const LAST_RETRY_MS = 15_000;
type WaitingEvent = { id: string; body: unknown };

/**
 * Lets sessions expire when their time is over, and sends events to the shop's webhook, signed, at least once, again
 * and again until it answers 2xx (for three days, as the provider does).
 */
export function startEventSender(
  store: Store,
  to: { webhookUrl: string; webhookSecret: string; publicUrl: string },
  log: Logger,
): Rounds {
  return startRounds(
    'payment events',
    {
      atOnce: AT_ONCE,
      first: () => releaseLeases(store),
      msToNext: () => msToNextEvent(store),
      async round(begin, free) {
        for (const id of await overdueSessions(store)) await expire(store, to.publicUrl, id);
        for (const event of await takeWaitingEvents(store, free)) {
          begin({ event: event.id }, send(store, to, event));
        }
      },
    },
    log,
  );
}

/** The header that proves to the shop that an event comes from its provider. */
function signature(payload: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000);
  const proof = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${proof}`;
}

async function takeWaitingEvents(store: Store, howMany: number): Promise<WaitingEvent[]> {
  if (howMany <= 0) return [];
  const taken = await store.pool.query<WaitingEvent>(
    `update sandbox.events
     set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
     where id in (
       select id from sandbox.events
       where delivered_at is null and next_attempt_at <= now() and created > now() - interval '3 days'
       order by number limit $1 for update skip locked)
     returning id, body`,
    [howMany, LEASE_SECONDS],
  );
  return taken.rows;
}

async function send(
  store: Store,
  to: { webhookUrl: string; webhookSecret: string },
  event: WaitingEvent,
): Promise<void> {
  const payload = JSON.stringify(event.body, null, 2);
  const answer = await fetch(to.webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(payload, to.webhookSecret),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return { taken: response.ok, said: `HTTP ${response.status}` };
    },
    (error: Error) => ({ taken: false, said: String((error.cause as Error)?.message ?? error) }),
  );
  await store.pool.query(
    answer.taken
      ? 'update sandbox.events set delivered_at = now(), last_answer = $2 where id = $1'
      : `update sandbox.events set last_answer = $2,
           next_attempt_at = now() + least($3::float * 2 ^ least(attempts - 1, 10), $4::float) * interval '1 ms'
         where id = $1`,
    answer.taken ? [event.id, answer.said] : [event.id, answer.said, FIRST_RETRY_MS, LAST_RETRY_MS],
  );
}

/** What a killed sandbox had on its way is due now: nobody else sends, so nobody else can hold it. */
async function releaseLeases(store: Store): Promise<void> {
  await store.pool.query(
    'update sandbox.events set next_attempt_at = now() where delivered_at is null',
  );
}

async function msToNextEvent(store: Store): Promise<number | null> {
  // Two look-ups of the smallest, each at the end of its index, however many are open or waiting.
  const next = await store.pool.query<{ ms: number | null }>(
    `select (extract(epoch from (least(
       (select min(next_attempt_at) from sandbox.events
        where delivered_at is null and created > now() - interval '3 days'),
       (select min(expires_at) from sandbox.checkout_sessions where status = 'open')
     ) - now())) * 1000)::float as ms`,
  );
  return next.rows[0]?.ms ?? null;
}
