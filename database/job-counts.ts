import { sql } from 'drizzle-orm';
import type { Reads } from './connect.ts';

/** How many jobs of a task are in the queue, by how they stand. */
export type JobCount = { task: string; state: 'waiting' | 'running' | 'given_up'; jobs: number };

/** Counts the jobs in the queue. What is done is not in it any more. */
export async function countJobs(db: Reads): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    select task_identifier as task,
      case when locked_at is not null then 'running'
        when attempts >= max_attempts then 'given_up'
        else 'waiting' end as state,
      count(*)::int as jobs
    from graphile_worker.jobs
    group by 1, 2`);
  return rows;
}
