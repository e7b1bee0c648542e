import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Reads } from './connect.ts';

/**
 * Whether a worker lives is told by PostgreSQL: each worker holds an advisory lock on a connection
 * of its own, and the server drops the lock the moment that the connection is gone, so also after
 * kill -9. (A heartbeat column was the other way; it notices a death only after its period and
 * writes all day long.)
 */
const WORKER_LOCKS = 7_305_115;

/** How often a worker says something on that connection, in ms: one that hangs keeps its lock, and falls silent. */
const BEAT_MS = 1_000;
/** A worker that draws books is silent for a second; on a crowded machine for more. */
const HANGS_AFTER_SECONDS = 6;

/** A worker's sign of life, under the name in which the queue locks its jobs. */
export type Presence = { announce(lockedBy: string): Promise<void>; leave(): Promise<void> };

/**
 * Opens the connection that holds the signs of life.
 * @param lost is called when the connection breaks: the process no longer counts as alive
 */
export async function bePresent(url: string, lost: (error: Error) => void): Promise<Presence> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', lost);
  await client.connect();
  let isAnswered = true;
  const beat = setInterval(async () => {
    if (!isAnswered) return;
    isAnswered = false;
    // A connection that breaks is told by its 'error'.
    await client.query('select').catch(() => {});
    isAnswered = true;
  }, BEAT_MS);
  return {
    async announce(lockedBy) {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_LOCKS, lockedBy]);
    },
    leave() {
      clearInterval(beat);
      return client.end();
    },
  };
}

/** What is seen of the workers: one at least lives; all that live have fallen silent; there is none. */
export type WorkersSeen = 'present' | 'hanging' | 'absent';

/**
 * Looks whether a worker lives, and not only its connection: PostgreSQL knows when it was last heard of on each.
 * (Of a worker with another role than ours it does not say, and then the lock alone has to do.)
 */
export async function lookForWorkers(
  db: Reads,
  hangsAfterSeconds = HANGS_AFTER_SECONDS,
): Promise<WorkersSeen> {
  const { rows } = await db.execute<{ anyBeats: boolean | null }>(sql`
    select bool_or(coalesce(state_change > now() - make_interval(secs => ${hangsAfterSeconds}), true)) as "anyBeats"
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and classid = ${WORKER_LOCKS} and granted
      and database = (select oid from pg_database where datname = current_database())`);
  const { anyBeats } = rows[0]!;
  if (anyBeats === null) return 'absent';
  return anyBeats ? 'present' : 'hanging';
}

/**
 * A worker may take its first job a moment before its lock is there: the queue chooses its name as it begins to work.
 * With one worker nobody looks in that moment; another one did, and a letter would have gone out twice.
 */
const YOUNGER_THAN_THEIR_LOCK = sql.raw(`interval '3 seconds'`);

/**
 * Gives the jobs of dead workers back to the queue.
 * @returns how many workers were found dead with a job in hand
 */
export async function releaseJobsOfTheDead(db: Reads): Promise<number> {
  const { rows } = await db.execute<{ released: number }>(sql`
    with holders as (
      select locked_by from graphile_worker.jobs where locked_by is not null
      group by locked_by having max(locked_at) < now() - ${YOUNGER_THAN_THEIR_LOCK}
    ), dead as (
      select array_agg(locked_by) as ids from holders
      where not exists (
        select from pg_locks
        where locktype = 'advisory' and classid = ${WORKER_LOCKS}
          and objid = hashtext(locked_by)::bit(32)::bigint::oid and granted
          and database = (select oid from pg_database where datname = current_database())
      )
    )
    select coalesce(array_length(ids, 1), 0) as released,
      case when ids is not null then graphile_worker.force_unlock_workers(ids) end
    from dead`);
  return rows[0]!.released;
}
