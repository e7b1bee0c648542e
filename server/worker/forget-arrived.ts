import type { Task } from 'graphile-worker';
import { inTransaction } from '#database/transaction.ts';
import { finishErasures } from '#shop/account-rights/erase-orders.ts';
import { forgetWhatIsOver } from '#shop/accounts/forget-what-is-over.ts';
import { forgetArrived } from '#shop/orders/forget-buyer.ts';
import { forgetWhatCameToNothing } from '#shop/orders/forget-what-came-to-nothing.ts';
import { forgetPreviews } from '#shop/previews/forget-previews.ts';
import { forgetAddresses } from '#shop/printing/forget-addresses.ts';
import type { WorkerServices } from './worker-services.ts';

/**
 * Forgets what nobody needs any more (`vocabulary/how-long.ts`): for whom the books of deleted accounts and erased children
 * were, and where they went, once they have arrived; the same of orders that came to nothing; previews, sessions and sign-in
 * links that have run out.
 */
export function forgetArrivedJob({ database, log, now }: WorkerServices): Task {
  return async () => {
    await forgetWhatIsOver(database.orm, now());
    const forgotten = await inTransaction(database, async (tx) => {
      await forgetAddresses(tx);
      return forgetArrived(tx, now());
    });
    const erased = await finishErasures(database, now());
    const cameToNothing = await inTransaction(database, (tx) => forgetWhatCameToNothing(tx, now()));
    const previews = await inTransaction(database, (tx) => forgetPreviews(tx, now()));
    if (forgotten + erased + cameToNothing + previews > 0) {
      log.info({ forgotten, erased, cameToNothing, previews }, 'forgot what nobody needs any more');
    }
  };
}
