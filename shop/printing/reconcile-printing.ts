import { and, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printFiles, printJobLines, printJobs } from '#database/tables/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { pauseAfter } from '#shop/orders/more-rarely.ts';
import { PrinterAway, PrinterRefused } from '#shop/print-partner.ts';
import { elapsing } from './elapsing.ts';
import { forgetFileLinks } from './file-links.ts';
import { assumeDelivered, listJobsToAskAbout, lookAtJob } from './look-at-job.ts';
import { openAtPartner, type Printing } from './printing.ts';
import type { Sending } from './send-job.ts';
import { sendPrintJobs, takeCanceledOut } from './send-print-jobs.ts';

const MOST_AT_ONCE = 50;

/** What a look at all of printing has found and done. */
export type Reconciled = {
  sendings: Sending[];
  asked: number;
  delivered: number;
  /** Words of the partner that are not known here. */
  unknown: string[];
};

/**
 * Looks after what nobody was told of: sends what waits, asks the partner about jobs that it has not been heard of, ever
 * more rarely, and ends what is over.
 */
export async function reconcilePrinting(printing: Printing, now: Date): Promise<Reconciled> {
  const { database } = printing;
  const at = elapsing(now);
  const delivered = await assumeDelivered(printing, now);
  await inTransaction(database, (tx) => forgetFileLinks(tx, now));

  const sendings: Sending[] = [];
  for (const { id } of await listPaymentsToSend(printing, now)) {
    sendings.push(...(await sendPrintJobs(printing, id, at())));
    // Nobody else would be answered either.
    if (sendings.at(-1)?.sent === 'away') break;
  }
  await unlessUnanswered(() => takeCanceledOut(printing));
  const unknown: string[] = [];
  const due = await listJobsToAskAbout(printing, now);
  for (const job of due) {
    const status = await unlessUnanswered(() => lookAtJob(printing, job, at()));
    if (status) unknown.push(status);
  }
  return { sendings, asked: due.length, delivered, unknown };
}

/** One job that the partner will not speak of holds up no other, nor the alarm about what was sent. The next run asks again. */
async function unlessUnanswered<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PrinterAway || error instanceof PrinterRefused)) throw error;
    return undefined;
  }
}

const tried = sql`coalesce(${printJobs.triedAt}, ${printJobs.createdAt})`;

/** Payments with books that may be sent: approved ones that no job has, and jobs whose last try is some time ago. */
const listPaymentsToSend = ({ database: { orm } }: Printing, now: Date) => {
  const planned = orm
    .select({ id: printJobLines.jobId })
    .from(printJobLines)
    .where(and(eq(printJobLines.orderId, makings.orderId), eq(printJobLines.isLive, true)));
  const approved = orm
    .select({ id: orders.transactionId })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .innerJoin(printFiles, eq(printFiles.orderId, makings.orderId))
    .where(and(eq(makings.stage, 'approved'), ne(printFiles.state, 'waiting'), notExists(planned)));
  // Whatever has become of their books: of one that was canceled while it was being ordered, whether it was has to be found out.
  const written = orm
    .select({ id: printJobs.transactionId })
    .from(printJobs)
    .where(
      or(
        eq(printJobs.state, 'waiting'),
        and(
          eq(printJobs.state, 'sending'),
          sql`${tried} + ${pauseAfter(tried, printJobs.createdAt)} < ${now}`,
        ),
      ),
    );
  const payments = union(approved, written).as('payments');
  return (
    orm
      .select({ id: payments.id })
      .from(payments)
      // By lot: fifty that wait for the other books of their parcels must not keep the others out.
      .orderBy(sql`random()`)
      .limit(MOST_AT_ONCE)
  );
};

/**
 * Makes sure that the partner rings our bell; where it had to be mended, nothing may have been heard for a while, so that
 * every open job is asked about by the next look.
 * @returns whether it had to be mended
 * @throws PrinterAway
 */
export async function armPrintEvents(
  { database, printer }: Pick<Printing, 'database' | 'printer'>,
  url: string,
): Promise<boolean> {
  const isMended = await printer.armEvents(url);
  if (isMended) {
    await inTransaction(database, (tx) =>
      tx
        .update(printJobs)
        .set({ heardAt: sql`least(${printJobs.heardAt}, now() - interval '2 hours')` })
        .where(inArray(printJobs.state, openAtPartner)),
    );
  }
  return isMended;
}
