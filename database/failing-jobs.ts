import { type SQL, sql } from 'drizzle-orm';
import { queuedJobs } from './queued-jobs.ts';

/**
 * The jobs of these tasks that have been failing for so long that it is no hiccup, given up or not, as rows to select from:
 * `payload` and `since`, when each was queued.
 */
export const failingJobs = (tasks: string[], moment: Date): SQL => sql`(
  select payload, created_at as since from ${queuedJobs} as jobs
  where task = any(${sql.param(tasks)}::text[]) and last_error is not null
    and created_at < ${moment.toISOString()}::timestamptz - interval '1 hour')`;
