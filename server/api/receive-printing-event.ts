import { enqueueJob } from '#database/job-queue.ts';
import { inTransaction } from '#database/transaction.ts';
import { readPrinterEvent } from '#services/printing/read-event.ts';
import { ForgedEvent, UnreadableEvent } from '#services/signed-event.ts';
import type { ShopServices } from './api-context.ts';
import type { Receipt } from './receive-stripe-event.ts';

/**
 * Receives an event of the print partner. Whatever it says, it is a bell: the worker asks the partner about the job.
 * @returns 'forged' if the signature does not hold; 'unreadable' if it holds, and what it signs is no event
 * @throws database errors: the caller answers 5xx, so that the event is sent again
 */
export async function receivePrintingEvent(
  { database }: ShopServices,
  call: { body: Buffer; signature: string; secret: string },
): Promise<Receipt> {
  let partnerId: number | undefined;
  try {
    partnerId = readPrinterEvent(call);
  } catch (error) {
    if (error instanceof ForgedEvent) return 'forged';
    if (error instanceof UnreadableEvent) return 'unreadable';
    throw error;
  }
  if (partnerId !== undefined) {
    const look = { task: 'look_at_print_job', payload: { partnerId } };
    await inTransaction(database, (tx) => enqueueJob(tx, look));
  }
  return 'noted';
}
