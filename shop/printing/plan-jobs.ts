import { and, asc, count, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { enqueueJob } from '#database/job-queue.ts';
import { makings } from '#database/tables/makings.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { deliveryQuotes, printFiles, printJobLines, printJobs } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { stopBook } from './stop-job.ts';

/** The least dear way of all, where no quote says another. */
const USUAL_LEVEL = 'MAIL';

/** Has the worker send what can be sent of a payment. */
export const sendPrintJobsSoon = (tx: Transaction, transactionId: string): Promise<void> =>
  enqueueJob(tx, { task: 'send_print_jobs', payload: { transactionId } });

/**
 * Puts the approved books of a payment together that go to one address: each address is a job at the partner. One waits for
 * the others: as long as a book for the same address is checked, or its files are not made, none of them is sent, since
 * all of a payment have the same day, and a parcel each would cost a parcel each (decision 133). A book whose files are
 * found wanting is stopped, and holds nobody up.
 *
 * Whoever plans the same payment at once waits for its row and then finds nothing left.
 * @returns how many jobs were written down
 */
export async function planJobs(tx: Transaction, transactionId: string): Promise<number> {
  await tx
    .select()
    .from(transactions)
    .where(eq(transactions.id, transactionId))
    // Who gives money back meanwhile names it, and holds one of its books.
    .for('no key update');
  const books = await tx
    .select({ making: makings, order: orders, files: printFiles.state })
    .from(makings)
    .innerJoin(orders, eq(orders.id, makings.orderId))
    .leftJoin(printFiles, eq(printFiles.orderId, orders.id))
    .leftJoin(
      printJobLines,
      and(eq(printJobLines.orderId, orders.id), eq(printJobLines.isLive, true)),
    )
    .where(
      and(
        eq(orders.transactionId, transactionId),
        inArray(makings.stage, ['checking', 'approved']),
        isNull(printJobLines.jobId),
      ),
    )
    .orderBy(asc(orders.id))
    .for('update', { of: makings });

  const wanting = books.filter(
    ({ making, files }) =>
      making.stage === 'approved' && (files === 'refused' || files === 'failed'),
  );
  for (const { making } of wanting) await stopBook(tx, making, 'printer', 0);
  const rest = books.filter((book) => !wanting.includes(book));

  const parcels = Map.groupBy(rest, ({ order }) => addressKey(order.shipTo));
  let planned = 0;
  for (const parcel of parcels.values()) {
    const isReady = parcel.every(
      ({ making, files }) => making.stage === 'approved' && files === 'made',
    );
    const to = parcel[0]!.order.shipTo;
    if (!isReady || !to) continue;
    await writeJob(
      tx,
      transactionId,
      to,
      parcel.map(({ order }) => order.id),
    );
    planned += 1;
  }
  return planned;
}

/** Two lines go into one parcel if nothing of their addresses differs. */
export const addressKey = (to: ShipTo | null): string =>
  JSON.stringify(to && Object.entries(to).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * A job is called after its first book: planned once more from a backup, it gets the name that it had, and what was
 * ordered under it is found.
 */
async function writeJob(
  tx: Transaction,
  transactionId: string,
  shipTo: ShipTo,
  orderIds: string[],
): Promise<void> {
  const name = `wl-${orderIds[0]}`;
  const [before] = await tx
    .select({
      jobs: count(),
      letThrough: sql<
        number | null
      >`max(${printJobs.cost}) filter (where ${printJobs.state} = 'stopped')`,
    })
    .from(printJobs)
    .where(like(printJobs.externalId, `${name}-%`));
  const [quote] = await tx
    .select({ level: deliveryQuotes.shippingLevel })
    .from(deliveryQuotes)
    .where(eq(deliveryQuotes.countryCode, shipTo.countryCode));
  const [job] = await tx
    .insert(printJobs)
    .values({
      transactionId,
      externalId: `${name}-${before!.jobs + 1}`,
      shippingLevel: quote?.level ?? USUAL_LEVEL,
      shipTo,
      // An admin who has it sent once more has seen what it costs.
      cost: before!.letThrough,
    })
    .returning({ id: printJobs.id });
  await tx.insert(printJobLines).values(orderIds.map((orderId) => ({ jobId: job!.id, orderId })));
}
