import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { giveUpPreview, makePreview } from '#shop/previews/make-preview.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({
  previewRequestId: z.uuid(),
  /** The family's day when it asked; missing in what was asked for before there was one. */
  today: z.coerce.date().optional(),
});

/** Draws and sets one preview. */
export function makePreviewJob({ database, files, cutPhoto, now }: WorkerServices): Task {
  return async (job) => {
    const { previewRequestId, today = now() } = payload.parse(job);
    await makePreview({ database, files, cutPhoto }, previewRequestId, { now: now(), today });
  };
}

/** After the last try: the customer is told, and may ask again. */
export function previewFailedForGood({ database }: WorkerServices) {
  return async (job: unknown) => {
    const { previewRequestId } = payload.parse(job);
    await inTransaction(database, (tx) => giveUpPreview(tx, previewRequestId));
  };
}
