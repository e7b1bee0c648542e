import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { inTransaction } from '#database/transaction.ts';
import { forgetDeliveries } from '#shop/webhooks/forget-deliveries.ts';
import type { PostEvent } from '#shop/webhooks/post-event.ts';
import { sendDelivery } from '#shop/webhooks/send-delivery.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ deliveryId: z.uuid(), number: z.int() });

/** Sends one event to one endpoint, once. That nobody answers is no failure of the job: it is written down, and the next try queued. */
export function sendWebhookJob(
  { database, log, now }: Pick<WorkerServices, 'database' | 'log' | 'now'>,
  postEvent: PostEvent,
): Task {
  return async (job) => {
    const { deliveryId, number } = payload.parse(job);
    const sent = await sendDelivery({ database, postEvent }, deliveryId, number, now());
    // Never where to: an address may have a secret of its own in it.
    if (sent === 'given_up' || sent === 'switched_off') {
      log.warn({ deliveryId, sent, number }, 'an event did not reach its endpoint');
    }
  };
}

/** By the clock: what was sent long ago is forgotten. */
export function forgetDeliveriesJob({ database, now }: WorkerServices): Task {
  return async () => {
    await inTransaction(database, (tx) => forgetDeliveries(tx, now()));
  };
}
