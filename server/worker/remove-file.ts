import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { mayRemove } from '#database/removals.ts';
import { inTransaction } from '#database/transaction.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ key: z.string() });

/** Removes a file whose row is gone. While a backup is made it stays: the queue tries again, for three days. */
export function removeFileJob({ database, files }: WorkerServices): Task {
  return async (job) => {
    await inTransaction(database, async (tx) => {
      if (!(await mayRemove(tx)))
        throw new Error('A backup is being made; the file stays until then');
      await files.remove(payload.parse(job).key);
    });
  };
}
