import type { Task } from 'graphile-worker';
import { reconcilePayments } from '#shop/checkout/reconcile-payments.ts';
import type { WorkerServices } from './worker-services.ts';

/** Asks the provider about payments that have waited too long for their webhook. */
export function reconcilePaymentsJob(services: WorkerServices): Task {
  const { now, log } = services;
  return async () => {
    const asked = await reconcilePayments(services, now());
    if (asked > 0) log.info({ payments: asked }, 'asked the provider about waiting payments');
  };
}
