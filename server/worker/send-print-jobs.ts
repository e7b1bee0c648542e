import type { Task } from 'graphile-worker';
import { z } from 'zod';
import type { Sending } from '#shop/printing/send-job.ts';
import { sendPrintJobs } from '#shop/printing/send-print-jobs.ts';
import type { WorkerServices } from './worker-services.ts';

const payload = z.object({ transactionId: z.uuid() });

/** Orders a payment's approved books at the print partner. What it cannot do now is found by `reconcile_printing`. */
export function sendPrintJobsJob(services: WorkerServices): Task {
  return async (job) => {
    const { transactionId } = payload.parse(job);
    noteSendings(services, await sendPrintJobs(services, transactionId, services.now()));
  };
}

/** A line for each; a parcel too many is an alarm. */
export function noteSendings({ log }: Pick<WorkerServices, 'log'>, sendings: Sending[]): void {
  for (const { sent, surplus = 0 } of sendings) {
    if (surplus > 0) log.error({ surplus }, 'the print partner had a parcel more than once');
    if (sent === 'away') log.warn('the print partner is away');
    else log.info({ sent }, 'sent a parcel to the print partner');
  }
}
