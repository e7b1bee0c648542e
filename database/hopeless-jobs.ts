import { sql } from 'drizzle-orm';
import type { Reads } from './connect.ts';
import { enqueueJob } from './job-queue.ts';
import { queuedJobs } from './queued-jobs.ts';
import type { Transaction } from './transaction.ts';

/** A job that will not be tried again, and the last error that is known of it. */
export type HopelessJob = { id: string; task: string; payload: unknown; reason: string };

/**
 * The jobs of these tasks that have used up their attempts. An attempt counts when it begins, so a job that takes its
 * worker with it each time (a document that eats all memory, say) ends here too, without ever having failed.
 */
export async function findHopelessJobs(db: Reads, tasks: string[]): Promise<HopelessJob[]> {
  const { rows } = await db.execute<HopelessJob>(sql`
    select id::text, task, payload,
      coalesce(last_error, 'Whoever began it was ended in the middle of it') as reason
    from ${queuedJobs} as jobs
    where attempts >= max_attempts and locked_at is null and task = any(${sql.param(tasks)}::text[])`);
  return rows;
}

/** Takes a job out of the queue for good. */
export async function forgetJob(db: Reads, id: string): Promise<void> {
  await db.execute(sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`);
}

/** Of these ids, those that no job is about any more that will be tried: it was given up, or is gone. */
export async function givenUp(db: Reads, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select wanted.id from unnest(${sql.param(ids)}::text[]) as wanted (id) where not exists (
      select 1 from ${queuedJobs} as job, json_each_text(job.payload) as given
      where given.value = wanted.id and (attempts < max_attempts or locked_at is not null))`);
  return new Set(rows.map(({ id }) => id));
}

/** Begins a job anew that was given up: whoever looks for what fails finds it no more. */
export async function beginAnew(
  tx: Transaction,
  task: string,
  payload: Record<string, string>,
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from ${queuedJobs} as job
    where task = ${task} and job.payload::jsonb @> ${JSON.stringify(payload)}::jsonb
      and attempts >= max_attempts and locked_at is null`);
  await enqueueJob(tx, { task, payload, patient: true });
}
