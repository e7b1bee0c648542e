import { enqueueJob } from '#database/job-queue.ts';
import { printFiles } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';

/**
 * Queues the making of the printer's files of an approved book, unless it has been queued before.
 * @returns false if it had been
 */
export async function queuePrintFiles(tx: Transaction, orderId: string): Promise<boolean> {
  const queued = await tx
    .insert(printFiles)
    .values({ orderId })
    .onConflictDoNothing()
    .returning({ orderId: printFiles.orderId });
  if (queued.length === 0) return false;
  await enqueueJob(tx, { task: 'make_print_files', payload: { orderId } });
  return true;
}
