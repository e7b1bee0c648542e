import type { Task } from 'graphile-worker';
import { endCheckings, remindOfEnd } from '#shop/orders/end-checking.ts';
import type { WorkerServices } from './worker-services.ts';

/** The clock of the checking: writes to whose time is nearly over, and approves what nobody has corrected by its end. */
export function endCheckingsJob({ database, log, now }: WorkerServices): Task {
  return async () => {
    const letters = await remindOfEnd(database, now());
    const approved = await endCheckings(database, now());
    if (letters + approved > 0)
      log.info({ letters, approved }, 'looked after books that are checked');
  };
}
