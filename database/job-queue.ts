import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction.ts';

/** A job for the worker process: the name of its task and what the task is given. */
export type Job = { task: string; payload: Record<string, unknown> };

/**
 * Puts a job into the queue as part of the caller's transaction: the job exists exactly if the rows
 * that it works on exist.
 */
export async function enqueueJob(tx: Transaction, job: Job): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${job.task}, payload => ${JSON.stringify(job.payload)}::json, max_attempts => 5)`,
  );
}
