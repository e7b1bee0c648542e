import { enqueueJob } from '#database/job-queue.ts';
import type { Transaction } from '#database/transaction.ts';

/** Whoever does not answer holds up at most so many of a worker's places; letters and previews have the others. */
const LANES = 2;

/**
 * Queues a try to deliver an event. What becomes of it is written down and queues the next one itself, so that the schedule
 * is the convention's and not the queue's.
 * @param number which try: of two jobs for the same one, one sends
 */
export const queueTry = (
  tx: Transaction,
  { id, endpointId }: { id: string; endpointId: string },
  number: number,
  afterMs?: number,
): Promise<void> =>
  enqueueJob(tx, {
    task: 'send_webhook',
    payload: { deliveryId: id, number },
    patient: true,
    queue: `webhooks_${Number.parseInt(endpointId.slice(0, 8), 16) % LANES}`,
    ...(afterMs !== undefined && { afterMs }),
  });
