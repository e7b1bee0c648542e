import { eq } from 'drizzle-orm';
import { PAGES_INSIDE } from '#bookmaking/binding/openings.ts';
import { printJobs } from '#database/tables/printing.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import {
  type JobOrder,
  type PartnerJob,
  PrinterAway,
  PrinterRefused,
  type ShippingLevel,
} from '#shop/print-partner.ts';
import { applyPartnerJob } from './apply-partner-job.ts';
import { elapsing } from './elapsing.ts';
import { openFileLink } from './file-links.ts';
import { addressKey } from './plan-jobs.ts';
import type { Printing, PrintJob } from './printing.ts';
import { dissolve, type HeldLine, holdJob, holdLines, isHeld } from './queries.ts';
import { stopJob } from './stop-job.ts';

/** As long as it is not known what became of a try, nobody tries again: the partner may still be at it. */
const UNKNOWN_FOR_MS = 5 * 60_000;

/** What came of sending. */
export type Sent =
  | 'accepted'
  /** The partner has it from an earlier try, or from before a backup. */
  | 'adopted'
  | 'stopped'
  /** Nothing of it is left to be printed, or it has to be put together anew. */
  | 'dissolved'
  /** Somebody else is at it, an admin holds all sending, or it has just been tried. */
  | 'waits'
  /** Whatever was asked may have happened. */
  | 'away';

/** `surplus` counts jobs under our name that should not have been there; each was canceled, and it is worth an alarm. */
export type Sending = { sent: Sent; surplus?: number };

/**
 * Orders a job at the partner, once: its name is written down before, and whatever was ordered under it is looked for
 * before anything is ordered (again). No transaction is open while the partner is asked; one sender at a time by the row's
 * lock and the moment of the last try.
 * @throws what is no matter of the partner's
 */
export async function sendJob(printing: Printing, jobId: string, begun: Date): Promise<Sending> {
  const { database, printer } = printing;
  const now = elapsing(begun);
  const claimed = await inTransaction(database, (tx) => claim(tx, jobId, now()));
  if (typeof claimed === 'string') return { sent: claimed };
  const { job, lines } = claimed;
  try {
    const [found, ...surplus] = await printer.findJobs(job.externalId);
    for (const { id } of surplus) await cancelSurplus(printing, id);
    if (found) return adopt(printing, claimed, found, surplus.length, now());
    const tooDear = await whyTooDear(printing, job, lines);
    if (tooDear) {
      const { cost, trouble } = tooDear;
      await inTransaction(database, async (tx) =>
        stopJob(tx, (await holdJob(tx, jobId))!, 'printer', [trouble], { cost }),
      );
      return { sent: 'stopped' };
    }
    const order = await inTransaction(database, (tx) =>
      lookOnceMore(tx, printing, claimed.job, now()),
    );
    if (typeof order === 'string') return { sent: order };
    const accepted = await printer.createJob(order);
    await inTransaction(database, (tx) => applyPartnerJob(tx, jobId, accepted, now()));
    return { sent: 'accepted' };
  } catch (error) {
    if (error instanceof PrinterAway) {
      await inTransaction(database, (tx) => noteTrouble(tx, jobId, [error.message]));
      return { sent: 'away' };
    }
    if (!(error instanceof PrinterRefused)) throw error;
    const { reasons } = error;
    const why = reasons.some(isAboutAddress) ? 'address' : 'printer';
    await inTransaction(database, async (tx) =>
      stopJob(tx, (await holdJob(tx, jobId))!, why, reasons),
    );
    return { sent: 'stopped' };
  }
}

type Claimed = { job: PrintJob; lines: HeldLine[] };

/** Takes the job for this try, if there is still something to be sent, as it was put together. */
async function claim(
  tx: Transaction,
  jobId: string,
  now: Date,
): Promise<Claimed | 'waits' | 'dissolved'> {
  const job = await holdJob(tx, jobId);
  if (job?.state !== 'waiting' && job?.state !== 'sending') return 'waits';
  if (await isHeld(tx)) return 'waits';
  const isTried = job.state === 'sending';
  if (isTried && job.triedAt && now.getTime() - job.triedAt.getTime() < UNKNOWN_FOR_MS)
    return 'waits';
  // Twice: who had to wait for a correction reads the order only now as it was corrected.
  await holdLines(tx, jobId);
  const lines = await holdLines(tx, jobId);
  const isAsPlanned = lines.every(
    ({ making, order }) =>
      making.stage === 'approved' && addressKey(order.shipTo) === addressKey(job.shipTo),
  );
  // What may have been ordered is followed to its end, whatever was canceled meanwhile.
  if (!isTried && (lines.length === 0 || !isAsPlanned)) {
    await dissolve(tx, job);
    return 'dissolved';
  }
  await tx
    .update(printJobs)
    .set({ state: 'sending', triedAt: now, tries: job.tries + 1 })
    .where(eq(printJobs.id, jobId));
  return { job, lines };
}

/**
 * The last look before it is ordered: asking whether it was ordered before has taken its time. Nobody else has taken the job
 * meanwhile, nobody holds all sending, and each of its books is still to be printed.
 */
async function lookOnceMore(
  tx: Transaction,
  printing: Printing,
  job: PrintJob,
  now: Date,
): Promise<JobOrder | 'waits' | 'dissolved'> {
  const held = await holdJob(tx, job.id);
  const isOurs = held?.state === 'sending' && held.tries === job.tries + 1;
  if (!isOurs || (await isHeld(tx))) return 'waits';
  const lines = await holdLines(tx, job.id);
  if (lines.some(({ making }) => making.stage !== 'approved')) {
    await dissolve(tx, held);
    return 'dissolved';
  }
  await tx.update(printJobs).set({ triedAt: now }).where(eq(printJobs.id, job.id));
  return orderOf(tx, printing, { job, lines }, now);
}

/** What was ordered under our name before. Anything but the same books is nothing that we could have ordered. */
async function adopt(
  { database }: Printing,
  { job, lines }: Claimed,
  found: PartnerJob,
  surplus: number,
  now: Date,
): Promise<Sending> {
  const theirs = found.lines.map((line) => line.externalId).toSorted();
  const ours = lines.map(({ order }) => order.id).toSorted();
  const isOurs = theirs.join() === ours.join();
  await inTransaction(database, async (tx) => {
    if (isOurs) return applyPartnerJob(tx, job.id, found, now);
    const trouble = [`The partner has other books under ${job.externalId}: job ${found.id}`];
    return stopJob(tx, (await holdJob(tx, job.id))!, 'printer', trouble);
  });
  return { sent: isOurs ? 'adopted' : 'stopped', surplus };
}

/** A second parcel of the same books. One that cannot be stopped any more is printed twice, and the alarm says so. */
async function cancelSurplus({ printer }: Printing, id: number): Promise<void> {
  try {
    await printer.cancelJob(id);
  } catch (error) {
    if (!(error instanceof PrinterRefused)) throw error;
  }
}

/** Whether the price has risen since the family paid, so that too little is left: then an admin has to let it through. */
async function whyTooDear(
  { printer, leastMargin }: Printing,
  job: PrintJob,
  lines: HeldLine[],
): Promise<{ cost: number; trouble: string } | undefined> {
  const { cents } = await printer.quote({
    to: job.shipTo!,
    lines: lines.map(({ order }) => ({ interiorPages: PAGES_INSIDE, quantity: order.quantity })),
    level: job.shippingLevel as ShippingLevel,
  });
  const meant = lines.reduce((sum, line) => sum + mostFor(line, leastMargin), 0);
  const most = Math.max(meant, job.cost ?? 0);
  if (cents <= most) return undefined;
  return {
    cost: cents,
    trouble: `price: the partner asks ${cents} cents, at most ${most} were meant`,
  };
}

/**
 * What a book may cost at the partner, in cents, by its price: a discount of ours is no reason to stop it. One that is printed
 * once more need leave nothing, and may cost more than was paid: at another door, or on another day. It stops only far beyond that.
 */
function mostFor({ making, order }: HeldLine, leastMargin: number): number {
  const isReprint = making.reprints > 0 || order.reprintOf !== null;
  const margin = order.quantity * leastMargin;
  return order.totalAmount + (isReprint ? margin : -margin);
}

/** The order with links to its files, which are open from now on. */
async function orderOf(
  tx: Transaction,
  { publicUrl }: Printing,
  { job, lines }: Claimed,
  now: Date,
): Promise<JobOrder> {
  const link = (orderId: string, part: 'interior' | 'cover') =>
    openFileLink(tx, { orderId, part }, { publicUrl, now });
  const ordered: JobOrder['lines'] = [];
  for (const { order, files } of lines) {
    ordered.push({
      externalId: order.id,
      title: order.bookTitle,
      quantity: order.quantity,
      interior: { url: await link(order.id, 'interior'), md5: files!.interiorMd5! },
      cover: { url: await link(order.id, 'cover'), md5: files!.coverMd5! },
    });
  }
  const level = job.shippingLevel as ShippingLevel;
  return { externalId: job.externalId, lines: ordered, to: job.shipTo!, level };
}

async function noteTrouble(tx: Transaction, jobId: string, trouble: string[]): Promise<void> {
  await tx.update(printJobs).set({ trouble }).where(eq(printJobs.id, jobId));
}

const isAboutAddress = (reason: string): boolean =>
  reason.startsWith('shipping_address') || reason.startsWith('shipping_option');
