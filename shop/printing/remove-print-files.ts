import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { makings } from '#database/tables/makings.ts';
import { printFiles } from '#database/tables/printing.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { LATE_PUT_MS } from '#shop/files.ts';
import { DAY_MS, howLong } from '#vocabulary/how-long.ts';
import { printFileKey } from './print-file-key.ts';

const MOST_AT_ONCE = 100;

/** Has a book's printer's files removed once the transaction commits, and late ones that a worker is writing at this moment. */
export async function removePrintFilesLater(tx: Transaction, orderId: string): Promise<void> {
  for (const part of ['interior', 'cover'] as const) {
    const payload = { key: printFileKey(orderId, part) };
    for (const afterMs of [0, LATE_PUT_MS])
      await enqueueJob(tx, { task: 'remove_file', payload, patient: true, afterMs });
  }
}

/**
 * Removes the printer's files of books that were last shipped a month ago, or canceled. Somebody may miss a page and want to be
 * printed anew; after that they are 12 MB a book for nothing. Two workers at once remove each of them once.
 * @returns of how many books
 */
export async function removeOldPrintFiles(database: Database, now: Date): Promise<number> {
  const monthAgo = new Date(now.getTime() - howLong.printFileDays * DAY_MS);
  // A book that was delivered without ever having been seen on its way counts from then.
  const sinceShipped = sql<Date>`(select max(at) from making_events
    where making_events.order_id = ${printFiles.orderId} and making_events.stage in ('shipped', 'delivered'))`;
  return inTransaction(database, async (tx) => {
    const kept = (isOver: SQL | undefined) =>
      tx
        .select({ orderId: printFiles.orderId })
        .from(printFiles)
        .innerJoin(makings, eq(makings.orderId, printFiles.orderId))
        .where(and(eq(printFiles.state, 'made'), isNull(printFiles.removedAt), isOver))
        .limit(MOST_AT_ONCE)
        .for('update', { of: printFiles, skipLocked: true });
    // Two questions, each with an index. What was not made by then was not shipped by then.
    const old = [
      ...(await kept(eq(makings.stage, 'cancelled'))),
      ...(await kept(
        and(
          lte(printFiles.madeAt, monthAgo),
          lte(sinceShipped, monthAgo),
          // Not one that is on its way to the printer once more.
          inArray(makings.stage, ['shipped', 'delivered']),
        ),
      )),
    ];
    if (old.length === 0) return 0;
    const ids = [...new Set(old.map(({ orderId }) => orderId))];
    await tx.update(printFiles).set({ removedAt: now }).where(inArray(printFiles.orderId, ids));
    for (const id of ids) await removePrintFilesLater(tx, id);
    return ids.length;
  });
}
