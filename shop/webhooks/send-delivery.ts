import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { webhookDeliveries, webhookEndpoints } from '#database/tables/webhooks.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Delivery } from './list-deliveries.ts';
import type { Answer, PostEvent } from './post-event.ts';
import { queueTry } from './queue-try.ts';
import { waitAfter } from './schedule.ts';
import { signedHeaders } from './sign.ts';

/** A try takes 15 s at most. Whoever began one longer ago than this has died over it. */
const UNKNOWN_FOR_MS = 30_000;
const GONE = 410;

/** What came of a try. */
export type Sent =
  | 'delivered'
  | 'again_later'
  /** Nobody will try again unless somebody asks for it. */
  | 'given_up'
  /** The endpoint wants nothing more. */
  | 'switched_off'
  /** Somebody else does this try or has done it, or nobody wants it any more. */
  | 'not_ours';

/**
 * Sends an event to an endpoint, once per try: the try is written down before, and whoever comes for the same one finds it
 * taken. No transaction is open while the endpoint is asked. A worker that dies over it is followed by another, which sends it once
 * more: an endpoint may be told twice, and knows by the `webhook-id` that it was.
 */
export async function sendDelivery(
  { database, postEvent }: { database: Database; postEvent: PostEvent },
  id: string,
  number: number,
  now: Date,
): Promise<Sent> {
  const claimed = await inTransaction(database, (tx) => claim(tx, id, number, now));
  if (!claimed) return 'not_ours';
  const { delivery, url, secret } = claimed;
  const { eventId, payload } = delivery;
  const answer = await postEvent({
    url,
    headers: signedHeaders({ id: eventId, secret, payload }, now),
    body: payload,
  });
  return inTransaction(database, (tx) => noteAnswer(tx, delivery, answer, now));
}

/** Takes this try, unless somebody has. */
async function claim(tx: Transaction, id: string, number: number, now: Date) {
  const { tries, triedAt, nextTryAt } = webhookDeliveries;
  const isWaiting = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting'));
  // As long as no answer is noted, there is no next try.
  const isBegun = and(eq(tries, number), isNull(nextTryAt));
  const longAgo = new Date(now.getTime() - UNKNOWN_FOR_MS);
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set({ tries: number, triedAt: now, nextTryAt: null })
    .where(and(isWaiting, or(eq(tries, number - 1), and(isBegun, lt(triedAt, longAgo)))))
    .returning();
  if (!delivery) {
    const [taken] = await tx.select().from(webhookDeliveries).where(and(isWaiting, isBegun));
    // Whoever has taken it may have died just now: looked at once more when that is known.
    if (taken) await queueTry(tx, taken, number, UNKNOWN_FOR_MS);
    return undefined;
  }
  const [endpoint] = await tx
    .select({ url: webhookEndpoints.url, secret: webhookEndpoints.secret })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId));
  return endpoint && { delivery, ...endpoint };
}

async function noteAnswer(
  tx: Transaction,
  delivery: Delivery,
  answer: Answer,
  now: Date,
): Promise<Sent> {
  const { id, endpointId, tries } = delivery;
  const said =
    'status' in answer
      ? { answerStatus: answer.status, failure: null }
      : { answerStatus: null, failure: answer.failure };
  const note = async (what: Partial<Delivery>) => {
    const noted = await tx
      .update(webhookDeliveries)
      .set({ ...said, ...what })
      .where(
        and(
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.state, 'waiting'),
          eq(webhookDeliveries.tries, tries),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    return noted.length > 0;
  };
  const status = said.answerStatus ?? 0;
  const isTaken = status >= 200 && status < 300;
  if (isTaken || status === GONE) await holdEndpoint(tx, endpointId);
  if (isTaken) {
    if (!(await note({ state: 'delivered' }))) return 'not_ours';
    // It was sent again to one that had wanted no more, and now it does.
    await switchEndpoint(tx, endpointId, null);
    return 'delivered';
  }
  if (status === GONE) {
    await note({ state: 'failed' });
    await switchEndpoint(tx, endpointId, now);
    return 'switched_off';
  }
  const wait = waitAfter(tries, 'status' in answer ? answer.retryAfterMs : undefined);
  if (wait === undefined) return (await note({ state: 'failed' })) ? 'given_up' : 'not_ours';
  const isNoted = await note({ nextTryAt: new Date(now.getTime() + wait) });
  if (!isNoted) return 'not_ours';
  await queueTry(tx, delivery, tries + 1, wait);
  return 'again_later';
}

/**
 * An endpoint first, then what goes there: who is switched off gives up all that waits for it, and two such answers at once
 * held a delivery each and waited for the other's (a deadlock, PostgreSQL's 40P01).
 */
async function holdEndpoint(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('no key update');
}

/** @param offAt what still waits for one that is switched off is given up */
async function switchEndpoint(tx: Transaction, id: string, offAt: Date | null): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ switchedOffAt: offAt })
    .where(
      and(
        eq(webhookEndpoints.id, id),
        offAt ? undefined : isNotNull(webhookEndpoints.switchedOffAt),
      ),
    );
  if (!offAt) return;
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextTryAt: null })
    .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, 'waiting')));
}
