import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { PrinterAway } from '#shop/print-partner.ts';
import { lookAtPartnerJob } from '#shop/printing/look-at-job.ts';
import { armPrintEvents, reconcilePrinting } from '#shop/printing/reconcile-printing.ts';
import { noteSendings } from './send-print-jobs.ts';
import type { WorkerServices } from './worker-services.ts';

/** Sends what waits, and asks the partner about what it has not been heard of. */
export function reconcilePrintingJob(services: WorkerServices): Task {
  const { now, log } = services;
  return async () => {
    const done = await unlessAway(services, () => reconcilePrinting(services, now()));
    if (!done) return;
    const { sendings, unknown, asked, delivered } = done;
    noteSendings(services, sendings);
    for (const status of unknown)
      log.warn({ status }, 'the print partner says what we do not know');
    if (asked + delivered > 0) log.info({ asked, delivered }, 'looked after print jobs');
  };
}

const event = z.object({ partnerId: z.int() });

/** A bell rang: what has become of that job is asked of the partner. */
export function lookAtPrintJobJob(services: WorkerServices): Task {
  return async (job) => {
    await lookAtPartnerJob(services, event.parse(job).partnerId, services.now());
  };
}

/** Makes sure that the bell rings. @param url where */
export function armPrintEventsJob(services: WorkerServices, url: string): Task {
  return async () => {
    const isMended = await unlessAway(services, () => armPrintEvents(services, url));
    if (isMended) services.log.info('the print partner rings our bell (again)');
  };
}

/** The next minute tries again: a partner that is away is no mistake of ours, and fills no log with errors. */
async function unlessAway<Done>(
  { log }: WorkerServices,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PrinterAway)) throw error;
    log.warn({ why: error.message }, 'the print partner is away');
    return undefined;
  }
}
