import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { printAlone } from '#bookmaking/printing/print-alone.ts';
import { inTransaction } from '#database/transaction.ts';
import { FilesAway } from '#shop/files.ts';
import { PrinterAway } from '#shop/print-partner.ts';
import { failPrintFiles, makePrintFiles } from '#shop/printing/make-print-files.ts';
import { FIRST_PRINT_WAIT_MS, makePrintFilesLater } from '#shop/printing/print-again.ts';
import { queueForgottenPrintFiles } from '#shop/printing/queue-forgotten.ts';
import { removeOldPrintFiles } from '#shop/printing/remove-print-files.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({
  orderId: z.uuid(),
  /** How long it waits if the printer or the file store is away. */
  waitMs: z.int().default(FIRST_PRINT_WAIT_MS),
});

/** Makes the printer's files of one approved book. While printer or file store are away it waits, and no try counts. */
export function makePrintFilesJob(services: WorkerServices): Task {
  const { database, files, printer, publicUrl, log, now } = services;
  return async (job) => {
    const { orderId, waitMs } = payload.parse(job);
    try {
      const room = { database, files, printer, publicUrl, print: printAlone };
      await makePrintFiles(room, orderId, now());
    } catch (error) {
      if (!(error instanceof FilesAway || error instanceof PrinterAway)) throw error;
      await inTransaction(database, (tx) => makePrintFilesLater(tx, orderId, waitMs));
      const whom = error instanceof FilesAway ? 'the file store' : 'the print partner';
      log.warn({ orderId, waitMs }, `a book for the printer waits for ${whom}`);
    }
  };
}

/** After the last try: the admin is told why, and may have it tried again. */
export function printFilesFailedForGood({ database }: WorkerServices) {
  return async (job: unknown, reason: string) => {
    const { orderId } = payload.parse(job);
    await inTransaction(database, (tx) => failPrintFiles(tx, orderId, reason));
  };
}

/** By the clock: files that nobody needs any more go, and books that were approved before there was a printer get theirs. */
export function lookAfterPrintFilesJob({ database, log, now }: WorkerServices): Task {
  return async () => {
    const removed = await removeOldPrintFiles(database, now());
    const queued = await queueForgottenPrintFiles(database);
    if (removed + queued > 0) log.info({ removed, queued }, 'looked after files for the printer');
  };
}
