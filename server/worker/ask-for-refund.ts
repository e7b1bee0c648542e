import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { askForRefund } from '#shop/refunds/ask-for-refund.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ refundId: z.uuid() });

/** Asks the provider to give back what was written down; tried for three days, and by the reconciler after that. */
export function askForRefundJob(services: WorkerServices): Task {
  return async (job) => {
    const { refundId } = payload.parse(job);
    const failure = await askForRefund(services, refundId, services.now());
    if (failure) services.log.warn({ refundId, failure }, 'money did not go back');
  };
}
