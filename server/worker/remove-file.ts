import type { Task } from 'graphile-worker';
import { z } from 'zod';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ key: z.string() });

/** Removes a file whose row is gone. */
export function removeFileJob({ files }: WorkerServices): Task {
  return async (job) => {
    await files.remove(payload.parse(job).key);
  };
}
