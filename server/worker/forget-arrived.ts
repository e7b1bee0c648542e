import type { Task } from 'graphile-worker';
import { inTransaction } from '#database/transaction.ts';
import { forgetArrived } from '#shop/orders/forget-buyer.ts';
import { forgetAddresses } from '#shop/printing/forget-addresses.ts';
import type { WorkerServices } from './worker-services.ts';

/** Forgets for whom the books of deleted accounts were, and where they went, once they have arrived. */
export function forgetArrivedJob({ database, log, now }: WorkerServices): Task {
  return async () => {
    const forgotten = await inTransaction(database, async (tx) => {
      await forgetAddresses(tx);
      return forgetArrived(tx, now());
    });
    if (forgotten > 0) log.info({ forgotten }, 'forgot the readers of books that have arrived');
  };
}
