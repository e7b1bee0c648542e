import { enqueueJob } from '#database/job-queue.ts';
import type { Transaction } from '#database/transaction.ts';
import { documentKey } from './preview.ts';

/** A file cannot be part of a transaction, but the job that removes it can, at its commit or `afterMs` later. */
export function removeDocumentLater(
  tx: Transaction,
  previewRequestId: string,
  afterMs?: number,
): Promise<void> {
  return enqueueJob(tx, {
    task: 'remove_file',
    payload: { key: documentKey(previewRequestId) },
    patient: true,
    afterMs,
  });
}
