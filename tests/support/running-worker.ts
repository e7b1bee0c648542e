import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import { inDatabaseOf } from './in-database-of.ts';
import type { StartedShop } from './start-shop.ts';

/** A preview is asked for and taken within a second, unless something is very wrong. */
const TAKEN_WITHIN_MS = 20_000;

/** The signs of life of `database/worker-presence.ts`, and whose they are: each is held on a connection of its own. */
const signsOfLife = `select objid, application_name as name from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and classid = 7305115 and granted`;

/** The workers that count as alive, by the name of their connections (PGAPPNAME). */
async function workersAtWork({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(signsOfLife);
  return rows.map(({ name }) => name);
}

/** Waits until two workers count as alive; throws if there are none after `withinMs`. */
export async function untilTwoWork(database: Database, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while ((await workersAtWork(database)).length < 2) {
    if (Date.now() > deadline) throw new Error('There are no two workers');
    await wait(100);
  }
}

/**
 * Waits until one of the shop's workers makes a preview and stops it there (SIGSTOP): its job is taken, its document
 * not there.
 * @returns its process number; undefined if it was done before it could be stopped, and goes on
 */
export async function stopInTheMiddleOfAPreview(shop: StartedShop): Promise<number | undefined> {
  return inDatabaseOf(shop, async (database) => {
    const pid = await makerOfAPreview(shop, database);
    process.kill(pid, 'SIGSTOP');
    if ((await findMakers(database)).some((name) => pidOf(shop, name) === pid)) return pid;
    process.kill(pid, 'SIGCONT');
    return undefined;
  });
}

/** Waits until one of the shop's workers makes a preview, and answers its process number. */
export async function makerOfAPreview(shop: StartedShop, database: Database): Promise<number> {
  const deadline = Date.now() + TAKEN_WITHIN_MS;
  // Asked over and over, because making one takes a few hundred milliseconds.
  for (;;) {
    const [name] = await findMakers(database);
    if (name !== undefined) return pidOf(shop, name);
    if (Date.now() > deadline) throw new Error('No worker has taken a preview');
  }
}

async function findMakers({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       join book_previews on preview_request_id::text = jobs.payload->>'previewRequestId'
       join (${signsOfLife}) as workers on objid = hashtext(locked_by)::bit(32)::bigint::oid
      where tasks.identifier = 'make_preview' and status = 'pending'`,
  );
  return rows.map(({ name }) => name);
}

/** The supervisor has one worker and gives it no name. */
function pidOf(shop: StartedShop, name: string): number {
  const pid = shop.programs()[name || 'worker'];
  if (!pid) throw new Error(`There is no ${name}`);
  return pid;
}
