import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { makeCard } from '#shop/orders/make-card.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ orderId: z.uuid() });

/** Makes the card that goes with a bought book. */
export function makeCardJob({ database, files }: WorkerServices): Task {
  return async (job) => makeCard({ database, files }, payload.parse(job).orderId);
}
