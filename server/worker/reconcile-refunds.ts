import type { Task } from 'graphile-worker';
import { reconcileRefunds } from '#shop/refunds/reconcile-refunds.ts';
import type { WorkerServices } from './worker-services.ts';

/** Asks the provider about money that has been on its way back for too long without a word. */
export function reconcileRefundsJob(services: WorkerServices): Task {
  const { now, log } = services;
  return async () => {
    const { asked, failures } = await reconcileRefunds(services, now());
    if (asked > 0) log.info({ refunds: asked }, 'asked the provider about money on its way back');
    for (const failure of failures) log.warn({ failure }, 'money did not go back');
  };
}
