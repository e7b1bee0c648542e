import { enqueueJob } from '#database/job-queue.ts';
import type { Transaction } from '#database/transaction.ts';
import { changesKey } from './kept-pages.ts';

/** Asks for the pages that a correction changes, before and after, to be drawn. */
export const drawChangesSoon = (tx: Transaction, correctionId: string) =>
  enqueueJob(tx, { task: 'draw_changes', payload: { correctionId } });

/** Has these drawings removed once the transaction commits. */
export const removeChangesLater = (tx: Transaction, correctionId: string) =>
  enqueueJob(tx, {
    task: 'remove_file',
    payload: { key: changesKey(correctionId) },
    patient: true,
  });
