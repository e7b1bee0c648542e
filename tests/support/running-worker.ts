import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/connect.ts';
import { inDatabaseOf } from './in-database-of.ts';
import type { StartedShop } from './start-shop.ts';

/** The worker process that a started shop has just now. */
export async function workerOf({ dataDir }: StartedShop): Promise<{ pid: number }> {
  const processes = await readFile(path.join(dataDir, 'processes.json'), 'utf8');
  return { pid: JSON.parse(processes).worker.pid };
}

/** A preview is asked for and taken within a second, unless something is very wrong. */
const TAKEN_WITHIN_MS = 20_000;

/**
 * Waits until the shop's worker makes a preview and stops it there (SIGSTOP): its job is taken, its document not there.
 * Answers false if the worker was done before it could be stopped; it then goes on.
 */
export async function stopInTheMiddleOfAPreview(shop: StartedShop): Promise<boolean> {
  const { pid } = await workerOf(shop);
  return inDatabaseOf(shop, async (database) => {
    const deadline = Date.now() + TAKEN_WITHIN_MS;
    // Asked over and over, because making one takes a few hundred milliseconds.
    while (!(await isMakingAPreview(database))) {
      if (Date.now() > deadline) throw new Error('The worker has not taken a preview');
    }
    process.kill(pid, 'SIGSTOP');
    if (await isMakingAPreview(database)) return true;
    process.kill(pid, 'SIGCONT');
    return false;
  });
}

async function isMakingAPreview({ pool }: Database): Promise<boolean> {
  const found = await pool.query(
    `select from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       join book_previews on preview_request_id::text = jobs.payload->>'previewRequestId'
      where tasks.identifier = 'make_preview' and locked_by is not null and status = 'pending'`,
  );
  return found.rowCount === 1;
}
