import type { JobHelpers } from 'graphile-worker';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';
import { enqueueJob } from '#database/job-queue.ts';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesInStore } from '#services/files/object-store.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { bookKey } from '#shop/orders/book-making.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { documentKey } from '#shop/previews/preview.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openObjectStore } from '#tests/support/object-store.ts';
import { openStoreLine } from '#tests/support/store-line.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { makeBookJob } from './make-book.ts';
import { makePreviewJob, previewFailedForGood } from './make-preview.ts';
import { removeFileJob } from './remove-file.ts';
import { type RunningJobs, runJobs } from './run-jobs.ts';
import type { WorkerServices } from './worker-services.ts';

const database = (await openTestDatabase()).connect();
await shelveTitles(database);
const store = await openObjectStore();
const line = await openStoreLine(store);
const files = keepFilesInStore(line.store);
const log = pino({ level: 'silent' });
const now = () => TODAY;
const services = {
  database,
  files,
  cutPhoto,
  log,
  now,
} as Partial<WorkerServices> as WorkerServices;

let jobs: RunningJobs | undefined;
afterEach(async () => {
  await jobs?.stop();
  line.treat = () => 'pass';
});
afterAll(() => store.close());

const away = () => ({ status: 503, code: 'ServiceUnavailable' }) as const;
async function work() {
  const tasks = {
    make_book: makeBookJob(services),
    make_preview: makePreviewJob(services),
    remove_file: removeFileJob(services),
  };
  const lastFailures = { make_preview: previewFailedForGood(services) };
  jobs = await runJobs({ database, log, tasks, lastFailures, crontab: '', lost: () => {} });
}
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;
/** Nobody waits in earnest: what the queue would do later, it does now. */
const hurry = (named: string) =>
  query('update graphile_worker._private_jobs set run_at = now() where payload::jsonb ? $1', [
    named,
  ]);

async function paidOrder(): Promise<string> {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const reader = readerOfChild(zoe, TODAY);
  return inTransaction(database, async (tx) => {
    const sold = { bookId: 1, bookTitle: 'The Goose on Bus Nine', childId: zoe.id };
    const line = { ...sold, price: 3299, quantity: 1, reader, shipTo: HOME };
    const payment = await writePendingOrders(tx, caller.userId, [line]);
    await settlePayment(tx, payment.id, 'completed');
    const { rows } = await tx.execute<{ id: string }>('select id from orders');
    return rows[0]!.id;
  });
}

// Each try sets a whole book, which is what it takes its time for.
test('a bought book waits for a store that is away, longer each time, and no try counts', async () => {
  const orderId = await paidOrder();
  line.treat = away;
  await query('delete from graphile_worker._private_jobs');
  const once = makeBookJob(services);
  const waits: number[] = [];
  let payload: unknown = { orderId };
  for (let n = 0; n < 4; n++) {
    // An hour later.
    if (n === 2) payload = { orderId, waitMs: 160_000 };
    await once(payload, {} as JobHelpers);
    const [job] = await query(
      `delete from graphile_worker._private_jobs returning payload, attempts, max_attempts,
         round(extract(epoch from run_at - created_at)) as seconds`,
    );
    expect(job).toMatchObject({ attempts: 0, max_attempts: 5 });
    waits.push(Number(job.seconds));
    payload = job.payload;
  }
  expect(waits).toEqual([10, 20, 160, 300]);
  const making = () => query('select status, failure from book_makings');
  expect(await making()).toEqual([{ status: 'waiting', failure: null }]);

  line.treat = () => 'pass';
  await once(payload, {} as JobHelpers);
  expect(await making()).toEqual([{ status: 'made', failure: null }]);
  expect(await files.read(bookKey(orderId))).toBeDefined();
});

test('a preview is tried again, and told of after the last try; what came late is removed', async () => {
  await query('delete from graphile_worker._private_jobs');
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const preview = await inTransaction(database, (tx) =>
    startPreview(tx, caller, { bookId: 1, childId: zoe.id, mostWaiting: 5 }, TODAY),
  );
  const { previewRequestId } = preview!;
  // The store does what it is asked, and its answers never arrive.
  line.treat = () => 'unanswered';
  const stored = documentKey(previewRequestId);
  await query('update graphile_worker._private_jobs set attempts = 3');
  await work();
  const states = () => query('select status from book_previews');
  const tried = () => query('select attempts from graphile_worker._private_jobs');
  await expect.poll(tried).toEqual([{ attempts: 4 }]);
  expect(await states()).toEqual([{ status: 'pending' }]);
  await expect.poll(() => hurry('previewRequestId').then(states)).toEqual([{ status: 'failed' }]);

  line.treat = () => 'pass';
  expect(await files.read(stored)).toBeDefined();
  const strays = async () => {
    await hurry('key');
    return findStrayFiles(database.orm, files);
  };
  await expect.poll(strays).toEqual([]);
  await expect.poll(() => files.read(stored)).toBeUndefined();
});

test('a removal is tried again until the file is gone', async () => {
  await query('delete from graphile_worker._private_jobs');
  await files.put('child_photos/a/zoe_1.jpg', Buffer.from('x'));
  line.treat = away;
  await inTransaction(database, (tx) =>
    enqueueJob(tx, {
      task: 'remove_file',
      payload: { key: 'child_photos/a/zoe_1.jpg' },
      patient: true,
    }),
  );
  await work();
  const failed = () => query('select last_error from graphile_worker._private_jobs');
  await expect
    .poll(failed)
    .toEqual([{ last_error: expect.stringContaining('The file store cannot be used now') }]);
  const [{ last_error: told }] = await failed();
  expect(told).not.toContain('zoe');
  line.treat = () => 'pass';
  await hurry('key');
  await expect.poll(() => files.read('child_photos/a/zoe_1.jpg')).toBeUndefined();
});
