import { sql } from 'drizzle-orm';

/**
 * The jobs in the queue with what they were given, to select from: `payload`, `task`, `attempts`, `max_attempts`,
 * `last_error`, `locked_at`. The queue's own view (`graphile_worker.jobs`) keeps the payload to itself, and a view of ours
 * over these tables would stop the queue from changing them, so their private names stand here and nowhere else
 * (tests/rules/private-parts.test.ts).
 */
export const queuedJobs = sql`(
  select jobs.*, tasks.identifier as task from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id)`;
