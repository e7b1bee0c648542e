import { createHmac } from 'node:crypto';
import type { Queries, Store } from '#sandbox/store.ts';
import { type Job, toAnswer } from './job.ts';
import type { InnerWay } from './look-at-file.ts';

const TOPIC = 'PRINT_JOB_STATUS_CHANGED';
const ANSWER_WITHIN_MS = 10_000;
// Longer than an answer may take: only what a killed sandbox had on its way is taken up again by this.
const LEASE_SECONDS = 30;
/** After the first. */
const RETRIES = 5;
const FIRST_RETRY_MS = 150;
/** So many events in a row that nobody took switch the subscription off. */
const PATIENCE = 5;

export type Webhook = { id: string; url: string; topics: string[]; is_active: boolean };

export const toWebhook = ({ id, url, topics, is_active }: Webhook) => ({
  id,
  url,
  topics,
  is_active,
});

/** Writes down that a job has moved, for whoever listens; where nobody does, it is never told. */
export async function recordEvent(db: Queries, job: Job): Promise<void> {
  await db.query(
    `insert into sandbox.print_submissions (webhook_id, job_id, body)
     select id, $1, $2 from sandbox.print_webhooks where is_active`,
    [job.id, JSON.stringify({ topic: TOPIC, data: toAnswer(job) })],
  );
}

export type Submission = {
  id: string;
  webhook_id: string;
  url: string;
  body: unknown;
  attempts: number;
};

/** Takes events that wait, so that nobody else sends them meanwhile. */
export async function takeSubmissions(store: Store, most: number): Promise<Submission[]> {
  if (most <= 0) return [];
  const taken = await store.pool.query<Submission>(
    `update sandbox.print_submissions as one
     set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
     from sandbox.print_webhooks as webhook
     where webhook.id = one.webhook_id and one.id in (
       select id from sandbox.print_submissions
       where ended_at is null and next_attempt_at <= now() order by id limit $1 for update skip locked)
     returning one.id, one.webhook_id, webhook.url, one.body, one.attempts`,
    [most, LEASE_SECONDS],
  );
  return taken.rows;
}

/** Sends one, signed by the client's secret, in hexadecimal letters (how they are written is documented nowhere). */
export async function submit(
  store: Store,
  way: InnerWay & { secret: string },
  event: Submission,
): Promise<void> {
  const payload = JSON.stringify(event.body);
  const { url } = event;
  const inner = url.startsWith(`${way.publicUrl}/`)
    ? way.innerUrl + url.slice(way.publicUrl.length)
    : url;
  const code = await fetch(inner, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'lulu-hmac-sha256': createHmac('sha256', way.secret).update(payload).digest('hex'),
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );
  await noteAnswer(store, event, code);
}

async function noteAnswer(store: Store, event: Submission, code: number): Promise<void> {
  const isSuccess = code >= 200 && code < 300;
  const isOver = isSuccess || event.attempts > RETRIES;
  await store.inTransaction(async (tx) => {
    await tx.query(
      `update sandbox.print_submissions set is_success = $2, response_code = $3,
         ended_at = case when $4 then now() end, next_attempt_at = now() + $5 * interval '1 ms'
       where id = $1`,
      [event.id, isSuccess, code, isOver, FIRST_RETRY_MS * 2 ** (event.attempts - 1)],
    );
    if (!isOver) return;
    await tx.query(
      `update sandbox.print_webhooks set failed_in_a_row = case when $2 then 0 else failed_in_a_row + 1 end,
         is_active = is_active and ($2 or failed_in_a_row + 1 < $3)
       where id = $1`,
      [event.webhook_id, isSuccess, PATIENCE],
    );
  });
}

/** What a killed sandbox had on its way is due now: nobody else sends, so nobody else can hold it. */
export async function releaseLeases(store: Store): Promise<void> {
  await store.pool.query(
    'update sandbox.print_submissions set next_attempt_at = now() where ended_at is null',
  );
}

/** Sends what a job was last heard to be once more, or what it was before that. Tells whether there is such an event. */
export async function sendOnceMore(
  store: Store,
  jobId: string,
  which: 'last' | 'one before',
): Promise<boolean> {
  const sent = await store.pool.query(
    `insert into sandbox.print_submissions (webhook_id, job_id, body)
     select webhook_id, job_id, body from sandbox.print_submissions where job_id = $1
     order by id desc limit 1 offset $2`,
    [jobId, which === 'last' ? 0 : 1],
  );
  return sent.rowCount === 1;
}
