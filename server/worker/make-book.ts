import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { FilesAway } from '#shop/files.ts';
import {
  FIRST_BOOK_WAIT_MS,
  failBook,
  makeBookLater,
  noteMissingPhoto,
} from '#shop/orders/book-making.ts';
import { makeBook, PhotoMissing } from '#shop/orders/make-book.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({
  orderId: z.uuid(),
  /** How long the book waits if the file store is away, or its photo is gone. */
  waitMs: z.int().default(FIRST_BOOK_WAIT_MS),
});

/**
 * Makes the print-ready book of one paid order. While the file store is away it waits, and no try counts; so it does for
 * a photo that is gone, which may be put back.
 */
export function makeBookJob({ database, files, cutPhoto, maker, log, now }: WorkerServices): Task {
  return async (job) => {
    const { orderId, waitMs } = payload.parse(job);
    try {
      await makeBook({ database, files, cutPhoto, maker }, orderId, now());
    } catch (error) {
      if (!(error instanceof FilesAway || error instanceof PhotoMissing)) throw error;
      const isNews = await inTransaction(database, async (tx) => {
        await makeBookLater(tx, orderId, waitMs);
        return error instanceof FilesAway || noteMissingPhoto(tx, orderId, now());
      });
      const what = error instanceof FilesAway ? 'the file store' : 'its photo, whose file is gone';
      if (isNews) log.warn({ err: error, orderId, waitMs }, `a book waits for ${what}`);
    }
  };
}

/** After the last try: the admin is told why, and may have it tried again. */
export function bookFailedForGood({ database }: WorkerServices) {
  return async (job: unknown, reason: string) => {
    const { orderId } = payload.parse(job);
    await inTransaction(database, (tx) => failBook(tx, orderId, reason));
  };
}
