import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { printJobLines, printJobs } from '#database/tables/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { pauseAfter } from '#shop/orders/more-rarely.ts';
import { applyPartnerJob, moveJob } from './apply-partner-job.ts';
import { askToCancel, finishCancel, takeCancelBack } from './cancel-printing.ts';
import { openAtPartner, type Printing, type PrintJob } from './printing.ts';
import { holdJob } from './queries.ts';
import { stopJob } from './stop-job.ts';

/** A job that is not paid for by then never will be: a card that is added later does not pay old ones. */
const UNPAID_MS = 60 * 60_000;
/** Not all carriers say that a parcel has come. So long after its last day it is taken to have. */
const SURELY_THERE_DAYS = 7;
const MOST_AT_ONCE = 100;

type Asking = Pick<Printing, 'database' | 'printer'>;

/** Asks the partner about a job by its number there, because a bell rang. One that is not ours is left alone. @throws PrinterAway */
export async function lookAtPartnerJob(
  printing: Asking,
  partnerId: number,
  now: Date,
): Promise<void> {
  const [job] = await printing.database.orm
    .select()
    .from(printJobs)
    .where(eq(printJobs.partnerId, partnerId));
  if (job) await lookAtJob(printing, job, now);
}

/**
 * Asks the partner what has become of a job, and applies the answer.
 * @returns a status that is not known here, for the log
 * @throws PrinterAway
 */
export async function lookAtJob(
  { database, printer }: Asking,
  { id, partnerId }: PrintJob,
  now: Date,
): Promise<string | undefined> {
  if (partnerId === null) return undefined;
  // Before the answer: one that cannot be had must not stand before the others for ever.
  await inTransaction(database, (tx) =>
    tx.update(printJobs).set({ heardAt: now }).where(eq(printJobs.id, id)),
  );
  const said = await printer.findJob(partnerId);
  if (!said) {
    const trouble = [`The partner does not know its job ${partnerId}`];
    await inTransaction(database, (tx) =>
      tx.update(printJobs).set({ trouble }).where(eq(printJobs.id, id)),
    );
    return undefined;
  }
  const job = await inTransaction(database, async (tx) => {
    const held = await holdJob(tx, id);
    if (held?.state === 'cancelled') {
      // Whoever canceled it was ended before the answer came.
      await (said.status === 'CANCELED' ? finishCancel(tx, id, undefined) : takeCancelBack(tx, id));
    }
    await applyPartnerJob(tx, id, said, now);
    return holdJob(tx, id);
  });
  if (job?.state === 'accepted' && job.tries > 1) await cancelOthers(printer, job);
  if (job && isNeverPaid(job, said.changedAt, now)) await giveUpUnpaid({ database, printer }, job);
  return said.status ? undefined : said.statusName;
}

/** A try whose answer was lost may have been booked after it was looked for. */
async function cancelOthers(
  printer: Asking['printer'],
  { externalId, partnerId }: PrintJob,
): Promise<void> {
  for (const { id, status } of await printer.findJobs(externalId)) {
    if (id !== partnerId && status !== 'CANCELED') await askToCancel(printer, id);
  }
}

const isNeverPaid = (
  { state, partnerStatus, createdAt }: PrintJob,
  since: Date | undefined,
  now: Date,
) =>
  state === 'accepted' &&
  partnerStatus === 'UNPAID' &&
  now.getTime() - (since ?? createdAt).getTime() > UNPAID_MS;

/** Canceled at the partner first: sent once more, it would be two. */
async function giveUpUnpaid({ database, printer }: Asking, { id, partnerId }: PrintJob) {
  if (!(await askToCancel(printer, partnerId!))) return;
  await inTransaction(database, async (tx) => {
    const job = await holdJob(tx, id);
    if (job?.state === 'accepted') {
      await stopJob(tx, job, 'printer', ['UNPAID: the partner has no card that it can charge']);
    }
  });
}

const heard = sql`coalesce(${printJobs.heardAt}, ${printJobs.createdAt})`;

/** The jobs at the partner that it is time to ask about, those first that nothing was heard of for longest. */
export const listJobsToAskAbout = ({ database }: Asking, now: Date): Promise<PrintJob[]> =>
  database.orm
    .select()
    .from(printJobs)
    .where(
      and(
        isNotNull(printJobs.partnerId),
        or(
          inArray(printJobs.state, openAtPartner),
          // Being canceled.
          sql`${printJobs.state} = 'cancelled' and exists (select 1 from ${printJobLines} as line
            where line.job_id = ${printJobs.id} and line.is_live)`,
        ),
        sql`${heard} + ${pauseAfter(heard, printJobs.createdAt)} < ${now}`,
      ),
    )
    .orderBy(heard)
    .limit(MOST_AT_ONCE);

/** Takes parcels to have arrived whose last day is long over. @returns how many */
export async function assumeDelivered({ database }: Asking, now: Date): Promise<number> {
  const over = await database.orm
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(
      and(
        eq(printJobs.state, 'shipped'),
        lt(
          sql`coalesce(${printJobs.arrivesUntil}, ${printJobs.shippedAt}::date + 30) + ${SURELY_THERE_DAYS}::integer`,
          sql`${now}::timestamptz`,
        ),
      ),
    )
    .limit(MOST_AT_ONCE);
  for (const { id } of over) {
    await inTransaction(database, async (tx) => {
      const job = await holdJob(tx, id);
      if (job?.state === 'shipped') await moveJob(tx, job, 'delivered', now);
    });
  }
  return over.length;
}
