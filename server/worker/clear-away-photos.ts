import type { Task } from 'graphile-worker';
import { inTransaction } from '#database/transaction.ts';
import { clearAwayLoosePhotos } from '#shop/family/clear-away-photos.ts';
import type { WorkerServices } from './worker-services.ts';

/** Removes photos that were uploaded a day ago and that no child shows. */
export function clearAwayPhotosJob({ database, now, log }: WorkerServices): Task {
  return async () => {
    const gone = await inTransaction(database, (tx) => clearAwayLoosePhotos(tx, now()));
    if (gone > 0) log.info({ photos: gone }, 'cleared away photos that no child shows');
  };
}
