import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { queuedJobs } from '#database/queued-jobs.ts';
import { makings } from '#database/tables/makings.ts';
import { printFiles } from '#database/tables/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { enqueuePrintFiles, queuePrintFiles } from '#shop/orders/queue-print-files.ts';

const MOST_AT_ONCE = 20;

const hasNoJob = sql`not exists (select 1 from ${queuedJobs} as job
  where job.task = 'make_print_files' and job.payload ->> 'orderId' = ${makings.orderId}::text)`;

/**
 * Queues the making of files that nobody is going to make: of books that were approved before there was a printer, or that were
 * stopped while theirs waited and go on now.
 * @returns how many
 */
export async function queueForgottenPrintFiles(database: Database): Promise<number> {
  const forgotten = await database.orm
    .select({ orderId: makings.orderId })
    .from(makings)
    .leftJoin(printFiles, eq(printFiles.orderId, makings.orderId))
    .where(
      and(
        eq(makings.stage, 'approved'),
        sql`coalesce(${printFiles.state}, 'waiting') = 'waiting'`,
        hasNoJob,
      ),
    )
    .orderBy(asc(makings.checkingUntil))
    .limit(MOST_AT_ONCE);
  for (const { orderId } of forgotten) {
    await inTransaction(database, async (tx) => {
      const making = await holdMaking(tx, orderId);
      if (making?.stage !== 'approved' || (await queuePrintFiles(tx, orderId))) return;
      await enqueuePrintFiles(tx, { orderId });
    });
  }
  return forgotten.length;
}
