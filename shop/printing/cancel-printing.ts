import { eq } from 'drizzle-orm';
import { printJobs } from '#database/tables/printing.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { moveMaking } from '#shop/orders/making.ts';
import { PrinterRefused } from '#shop/print-partner.ts';
import { sendPrintJobsSoon } from './plan-jobs.ts';
import type { Printing } from './printing.ts';
import { dissolve, holdJob, holdLines, letLinesGo, liveJobOf } from './queries.ts';

/**
 * Has the print partner let go of a book. The partner knows whole parcels only: the other books of this one are ordered
 * anew without it. The book itself is then stopped, for whoever asked to cancel it; asked again it answers the same.
 *
 * To be called outside of any transaction, since the partner is asked.
 *
 * @returns whether nobody prints it: true as well for one that was never ordered. False once it is too late, and while it is
 *   being ordered in this very moment
 * @throws PrinterAway: what was asked may have happened, and asking again finds out
 */
export async function cancelPrinting(
  { database, printer }: Pick<Printing, 'database' | 'printer'>,
  orderId: string,
): Promise<boolean> {
  const job = await liveJobOf(database.orm, orderId);
  if (!job) return true;
  const begun = await inTransaction(database, (tx) => beginCancel(tx, job.id));
  if (begun !== 'ask') return begun === 'gone';
  const isLetGo = await askToCancel(printer, job.partnerId!);
  await inTransaction(database, (tx) =>
    isLetGo ? finishCancel(tx, job.id, orderId) : takeCancelBack(tx, job.id),
  );
  return isLetGo;
}

/**
 * From here on what the partner says of the job moves nothing: that it was canceled is no news then. A job that is
 * canceled here and still has its books is being canceled at the partner.
 */
async function beginCancel(tx: Transaction, jobId: string): Promise<'ask' | 'gone' | 'too late'> {
  const job = await holdJob(tx, jobId);
  if (!job) return 'gone';
  if (job.state === 'waiting') {
    await dissolve(tx, job);
    await sendPrintJobsSoon(tx, job.transactionId);
    return 'gone';
  }
  if (job.state === 'cancelled') return 'ask';
  if (job.state !== 'accepted' || job.partnerId === null) return 'too late';
  await tx.update(printJobs).set({ state: 'cancelled' }).where(eq(printJobs.id, jobId));
  return 'ask';
}

/** @returns false if the partner prints it already */
export async function askToCancel(
  printer: Printing['printer'],
  partnerId: number,
): Promise<boolean> {
  try {
    await printer.cancelJob(partnerId);
    return true;
  } catch (error) {
    if (!(error instanceof PrinterRefused)) throw error;
    // Refused as well because it is canceled already, by a try whose answer was lost.
    const job = await printer.findJob(partnerId);
    return job === undefined || job.status === 'CANCELED' || job.status === 'REJECTED';
  }
}

/**
 * The partner has let go. Its books stop; those that nobody wants to cancel are approved, and so go on in another job.
 * @param wanted undefined: nobody knows any more which one it was, and whoever wanted it asks again
 */
export async function finishCancel(
  tx: Transaction,
  jobId: string,
  wanted: string | undefined,
): Promise<void> {
  const job = await holdJob(tx, jobId);
  // Accepted again: somebody asked the partner while it was about to let go, and was told of the time before.
  if (job?.state !== 'cancelled' && job?.state !== 'accepted') return;
  await tx.update(printJobs).set({ state: 'cancelled' }).where(eq(printJobs.id, jobId));
  for (const { making } of await holdLines(tx, jobId)) {
    const happened = { by: 'shop', note: 'parcel canceled' } as const;
    await moveMaking(tx, making, 'stopped', happened);
    if (making.orderId === wanted || making.stage === 'cancelled') continue;
    await moveMaking(tx, { ...making, stage: 'stopped' }, 'approved', happened);
  }
  await letLinesGo(tx, jobId);
  await sendPrintJobsSoon(tx, job.transactionId);
}

/** The partner prints it: it is what it was before anybody asked. */
export async function takeCancelBack(tx: Transaction, jobId: string): Promise<void> {
  const job = await holdJob(tx, jobId);
  // Without books it was canceled to the end: what is heard now was said before.
  if (job?.state !== 'cancelled' || (await holdLines(tx, jobId)).length === 0) return;
  await tx
    .update(printJobs)
    .set({ state: 'accepted', heardAt: null })
    .where(eq(printJobs.id, jobId));
}
