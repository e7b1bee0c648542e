import { Writable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { openLog } from '#server/logging/log.ts';
import { postEvents } from '#services/webhooks/post-events.ts';
import { makeEndpoint } from '#shop/webhooks/make-endpoint.ts';
import { tellEndpoints } from '#shop/webhooks/tell-endpoints.ts';
import { order } from '#tests/support/busy-admin.ts';
import { openEventReceiver } from '#tests/support/event-receiver.ts';
import { newCaller, shelve } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { type RunningJobs, runJobs } from './run-jobs.ts';
import { sendWebhookJob } from './send-webhook.ts';

const database = (await openTestDatabase()).connect();
await shelve(database, 1);
const admin = await newCaller(database, 'Ada');

let lines = '';
const keep = new Writable({
  write(chunk, _encoding, done) {
    lines += chunk;
    done();
  },
});
const log = openLog('worker', keep);

const workers: RunningJobs[] = [];
afterEach(() => Promise.all(workers.map((jobs) => jobs.stop())));

async function startWorker() {
  const postEvent = postEvents({ isInsideAllowed: true });
  const now = () => new Date();
  workers.push(
    await runJobs({
      ...{ database, log, lastFailures: {}, crontab: '', lost: () => {} },
      tasks: { send_webhook: sendWebhookJob({ database, log, now }, postEvent) },
    }),
  );
}

/** How often each event was tried that waits for its next try. */
async function waitingTries(): Promise<number[]> {
  const { rows } = await database.pool.query(
    `select tries from webhook_deliveries where state = 'waiting' and next_try_at is not null`,
  );
  return rows.map(({ tries }) => tries);
}

test('two workers send each event to each endpoint once; one that fails comes back; no secret is logged', async () => {
  const [steady, shaky, gone] = [
    await openEventReceiver(),
    await openEventReceiver(),
    await openEventReceiver(),
  ];
  shaky.answer(500);
  gone.answer(410);
  const secrets: string[] = [];
  for (const receiver of [steady, shaky, gone]) {
    const url = `${receiver.url}?key=k3ptS3cret`;
    const { secret } = await inTransaction(database, (tx) =>
      makeEndpoint(tx, admin, { url, events: ['order.paid', 'book.approved'] }),
    );
    receiver.verifyWith(secret);
    secrets.push(secret);
  }
  for (let n = 0; n < 5; n++) await order(database, 'Hanna', 'Zoë', 'completed');
  await startWorker();
  await startWorker();
  await expect.poll(() => shaky.events.length).toBe(5);
  shaky.answer(200);
  await expect.poll(waitingTries).toEqual([1, 1, 1, 1, 1]);
  await database.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier = 'send_webhook'`,
  );
  await expect.poll(() => shaky.events.length, { timeout: 5000 }).toBe(10);
  await expect.poll(() => steady.events.length).toBe(5);
  expect(new Set(steady.events.map(({ id }) => id)).size).toBe(5);
  expect(gone.events).toHaveLength(1);

  const { rows } = await database.pool.query('select id from orders limit 1');
  await inTransaction(database, (tx) => tellEndpoints(tx, 'book.approved', [rows[0].id]));
  await expect.poll(() => steady.events.length).toBe(6);

  expect(lines).toContain('an event did not reach its endpoint');
  for (const word of [...secrets, 'k3ptS3cret', 'Zoë', 'Hanna']) expect(lines).not.toContain(word);
});
