import { sql } from 'drizzle-orm';
import type { Reads } from './connect.ts';
import { queuedJobs } from './queued-jobs.ts';

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
