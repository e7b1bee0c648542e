import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { makings } from '#database/tables/makings.ts';
import { printFiles } from '#database/tables/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { queuePrintFiles } from '#shop/orders/queue-print-files.ts';

const MOST_AT_ONCE = 20;

/**
 * Queues the making of files for books that were approved before there was a printer.
 * @returns how many
 */
export async function queueForgottenPrintFiles(database: Database): Promise<number> {
  const forgotten = await database.orm
    .select({ orderId: makings.orderId })
    .from(makings)
    .leftJoin(printFiles, eq(printFiles.orderId, makings.orderId))
    .where(and(eq(makings.stage, 'approved'), isNull(printFiles.orderId)))
    .orderBy(asc(makings.checkingUntil))
    .limit(MOST_AT_ONCE);
  let queued = 0;
  for (const { orderId } of forgotten) {
    const isQueued = await inTransaction(database, async (tx) => {
      const making = await holdMaking(tx, orderId);
      return making?.stage === 'approved' && queuePrintFiles(tx, orderId);
    });
    if (isQueued) queued += 1;
  }
  return queued;
}
