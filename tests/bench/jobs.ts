import { pino } from 'pino';
import type { Database } from '#database/connect.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { inTransaction } from '#database/transaction.ts';
import { runJobs } from '#server/worker/run-jobs.ts';
import type { Figures } from './figures.ts';

/** From before the transaction that writes a job to the first line of its task. */
export async function benchJobs(database: Database, figures: Figures): Promise<void> {
  let taken = () => {};
  const jobs = await runJobs({
    database,
    log: pino({ level: 'silent' }),
    tasks: { measured: async () => taken() },
    lastFailures: {},
    crontab: '',
    lost: () => {},
  });
  await figures.measure('a job, written and picked up', 200, async () => {
    const done = new Promise<void>((resolve) => {
      taken = resolve;
    });
    await inTransaction(database, (tx) => enqueueJob(tx, { task: 'measured', payload: {} }));
    await done;
  });
  await jobs.stop();
}
