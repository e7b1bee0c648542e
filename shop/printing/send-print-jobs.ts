import { and, eq, inArray, sql } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { cancelPrinting } from './cancel-printing.ts';
import { planJobs } from './plan-jobs.ts';
import type { Printing } from './printing.ts';
import { jobsOf } from './queries.ts';
import { type Sending, sendJob } from './send-job.ts';

/**
 * Orders what can be ordered of a payment: its approved books, put together by address. May be done any number of times, by
 * any number of workers at once.
 * @returns what came of each job
 */
export async function sendPrintJobs(
  printing: Printing,
  transactionId: string,
  now: Date,
): Promise<Sending[]> {
  await inTransaction(printing.database, (tx) => planJobs(tx, transactionId));
  const sendings: Sending[] = [];
  for (const { id, state } of await jobsOf(printing.database.orm, transactionId)) {
    if (state !== 'waiting' && state !== 'sending') continue;
    const sending = await sendJob(printing, id, now);
    if (sending.sent !== 'waits') sendings.push(sending);
    await takeCanceledOut(printing, id);
  }
  // An address was corrected, or a book canceled, after they had been put together.
  const isToBeDoneAnew = sendings.some(({ sent }) => sent === 'dissolved');
  return isToBeDoneAnew
    ? [...sendings, ...(await sendPrintJobs(printing, transactionId, now))]
    : sendings;
}

const MOST_IN_A_PARCEL = 1_000;

/** A book that was canceled in the very moment in which it was ordered. */
export async function takeCanceledOut(
  { database, printer }: Printing,
  jobId?: string,
): Promise<void> {
  const lines = database.orm
    .select({ orderId: makings.orderId })
    .from(printJobLines)
    .innerJoin(makings, eq(makings.orderId, printJobLines.orderId))
    .where(
      and(
        eq(printJobLines.jobId, printJobs.id),
        eq(printJobLines.isLive, true),
        eq(makings.stage, 'cancelled'),
      ),
    )
    // Never reached, but with it the few jobs are gone through one by one, and not the lines of all that was ever sent.
    .limit(MOST_IN_A_PARCEL)
    .as('canceled');
  const canceled = await database.orm
    .select({ orderId: lines.orderId })
    .from(printJobs)
    .innerJoinLateral(lines, sql`true`)
    .where(
      and(
        inArray(printJobs.state, ['accepted', 'cancelled']),
        jobId === undefined ? undefined : eq(printJobs.id, jobId),
      ),
    );
  for (const { orderId } of canceled) await cancelPrinting({ database, printer }, orderId);
}
