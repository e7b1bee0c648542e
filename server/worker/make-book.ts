import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { failBook, makeBook } from '../../shop/orders/make-book.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ orderId: z.uuid() });

/** Makes the print-ready book of one paid order. */
export function makeBookJob({ database, files, cutPhoto, now }: WorkerServices): Task {
  return async (job) => {
    await makeBook({ database, files, cutPhoto }, payload.parse(job).orderId, now());
  };
}

/** After the last try: the admin is told why, and may have it tried again. */
export function bookFailedForGood({ database }: WorkerServices) {
  return async (job: unknown, reason: string) => {
    const { orderId } = payload.parse(job);
    await inTransaction(database, (tx) => failBook(tx, orderId, reason));
  };
}
