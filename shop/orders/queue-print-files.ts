import { enqueueJob } from '#database/job-queue.ts';
import { printFiles } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';

/**
 * One book at a time in the whole shop: each takes 20 s of a processor, and a hundred that the clock approves at once would keep
 * every worker from previews and letters.
 */
const PRINT_FILES_QUEUE = 'print_files';

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
  await enqueuePrintFiles(tx, { orderId });
  return true;
}

/**
 * Queues the making of files that are noted already.
 * @param payload with `waitMs`, how long the next wait is if this try meets a printer that is away
 * @param afterMs not before so many ms
 */
export const enqueuePrintFiles = (
  tx: Transaction,
  payload: { orderId: string; waitMs?: number },
  afterMs?: number,
): Promise<void> =>
  enqueueJob(tx, { task: 'make_print_files', payload, afterMs, queue: PRINT_FILES_QUEUE });
