import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inDatabaseOf } from './in-database-of.ts';
import type { StartedShop } from './start-shop.ts';

/** The worker process that a started shop has just now. */
export async function workerOf({ dataDir }: StartedShop): Promise<{ pid: number }> {
  const processes = await readFile(path.join(dataDir, 'processes.json'), 'utf8');
  return { pid: JSON.parse(processes).worker.pid };
}

/**
 * Whether the shop's worker has taken a preview and not finished it: its job is locked and its row is pending. Tells the
 * truth only while the worker is stopped.
 */
export function isInTheMiddleOfAPreview(shop: StartedShop): Promise<boolean> {
  return inDatabaseOf(shop, async ({ pool }) => {
    const found = await pool.query(
      `select from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         join book_previews on preview_request_id::text = jobs.payload->>'previewRequestId'
        where tasks.identifier = 'make_preview' and locked_by is not null and status = 'pending'`,
    );
    return found.rowCount === 1;
  });
}
