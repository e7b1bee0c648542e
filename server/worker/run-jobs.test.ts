import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { enqueueJob } from '#database/job-queue.ts';
import { inTransaction } from '#database/transaction.ts';
import { lookForWorkers, releaseJobsOfTheDead } from '#database/worker-presence.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { type RunningJobs, runJobs } from './run-jobs.ts';

const testDatabase = await openTestDatabase();
const database = testDatabase.connect();

let jobs: RunningJobs | undefined;
let other: ChildProcess | undefined;
afterEach(async () => {
  other?.kill('SIGKILL');
  await jobs?.stop();
  jobs = undefined;
});

const enqueue = (task: string, payload = {}) =>
  inTransaction(database, (tx) => enqueueJob(tx, { task, payload }));

/** A worker in a process of its own, whose jobs never end. */
function startOther(): ChildProcess {
  const program = path.join(import.meta.dirname, '../../tests/support/hanging-worker.ts');
  return spawn(process.execPath, [program, testDatabase.url], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function work(tasks: Record<string, (payload: unknown) => Promise<void>>, extra = {}) {
  jobs = await runJobs({
    database,
    log: pino({ level: 'silent' }),
    tasks,
    lastFailures: {},
    crontab: '',
    lost: () => {},
    ...extra,
  });
}

test('a job is taken the moment that its transaction commits', async () => {
  const waits: number[] = [];
  let taken = () => {};
  await work({ measured: async () => taken() });
  for (let n = 0; n < 20; n++) {
    const begun = performance.now();
    const done = new Promise<void>((resolve) => {
      taken = resolve;
    });
    await enqueue('measured');
    await done;
    waits.push(performance.now() - begun);
  }
  // The figure is printed by the bench; here only that no job had to wait for the next poll.
  expect(waits.sort((a, b) => a - b)[10]).toBeLessThan(500);
});

test('a worker is present as long as it lives, and no longer', async () => {
  await work({});
  await expect.poll(() => lookForWorkers(database.orm)).toBe('present');
  await jobs!.stop();
  jobs = undefined;
  await expect.poll(() => lookForWorkers(database.orm)).toBe('absent');
});

test('a worker that stands still hangs, though its lock is held, until it goes on', async () => {
  other = startOther();
  const seen = () => lookForWorkers(database.orm, 2);
  await expect.poll(seen).toBe('present');
  other.kill('SIGSTOP');
  await expect.poll(seen).toBe('hanging');
  other.kill('SIGCONT');
  await expect.poll(seen).toBe('present');
});

test('the job of a worker that was killed with -9 is taken over by another', async () => {
  other = startOther();
  await enqueue('hang', { note: 'from the dead' });
  const [message] = await once(other, 'message');
  expect(message).toBe('hanging');

  const retaken = Promise.withResolvers<unknown>();
  await work({ hang: async (payload) => retaken.resolve(payload) });
  other.kill('SIGKILL');
  const begun = performance.now();
  expect(await retaken.promise).toEqual({ note: 'from the dead' });
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test('the job of a living worker is left alone, however long it takes', async () => {
  other = startOther();
  await enqueue('hang');
  await once(other, 'message');
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`,
  );
  let stolen = false;
  const later = Promise.withResolvers<void>();
  // Looks for jobs of the dead before it takes its first one.
  await work({
    hang: async () => {
      stolen = true;
    },
    later: async () => later.resolve(),
  });
  // A released job would be older than this one, and so be taken before it.
  await enqueue('later');
  await later.promise;
  expect(stolen).toBe(false);
  expect(await releaseJobsOfTheDead(database.orm)).toBe(0);
});

test('a worker that has begun a moment ago is not taken for dead before its sign of life is there', async () => {
  await database.pool.query(
    `select graphile_worker.add_job('newborn', '{}'::json, job_key => 'newborn')`,
  );
  const holderAfterALook = async (secondsSinceItWasTaken: number) => {
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'just born',
         locked_at = now() - make_interval(secs => $1) where key = 'newborn'`,
      [secondsSinceItWasTaken],
    );
    await releaseJobsOfTheDead(database.orm);
    const { rows } = await database.pool.query(
      `select locked_by from graphile_worker._private_jobs where key = 'newborn'`,
    );
    return rows[0].locked_by;
  };
  expect(await holderAfterALook(1)).toBe('just born');
  expect(await holderAfterALook(4)).toBeNull();
});

test('a job that fails for the last time is told to those who wait', async () => {
  const told = Promise.withResolvers<unknown>();
  await database.pool.query(
    `select graphile_worker.add_job('doomed', '{"id": 1}'::json, max_attempts => 1)`,
  );
  await work(
    {
      doomed: async () => {
        throw new Error('never works');
      },
    },
    { lastFailures: { doomed: async (payload: unknown) => told.resolve(payload) } },
  );
  expect(await told.promise).toEqual({ id: 1 });
});

test('a job that ends its worker each time is told too, though it never failed', async () => {
  const told = Promise.withResolvers<unknown>();
  await database.pool.query(
    `select graphile_worker.add_job('deadly', '{"id": 2}'::json, max_attempts => 2)`,
  );
  // As the second killed worker leaves it: begun for the last time, and held by nobody who lives.
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = 2, locked_by = 'dead', locked_at = now()
     where payload ->> 'id' = '2'`,
  );
  await work(
    { deadly: async () => {} },
    { lastFailures: { deadly: async (payload: unknown) => told.resolve(payload) } },
  );
  expect(await told.promise).toEqual({ id: 2 });
});
