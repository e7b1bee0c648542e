import { and, eq, isNull } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { printJobLines } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { moveMaking } from '#shop/orders/making.ts';
import { sendPrintJobsSoon } from './plan-jobs.ts';
import { holdJob } from './queries.ts';

/**
 * Has the books of a stopped job sent once more, under a new name, at whatever price stopped it. Pressed twice it is once:
 * the second finds books that are approved. A book that somebody of the shop holds stays where it is.
 * @param by an admin
 * @returns false if there is no such job, or none of its books is stopped
 */
export async function retryPrinting(
  tx: Transaction,
  by: Caller,
  jobId: string,
  now: Date,
): Promise<boolean> {
  const job = await holdJob(tx, jobId);
  if (job?.state !== 'stopped') return false;
  const stopped = await tx
    .select({ making: makings })
    .from(printJobLines)
    .innerJoin(makings, eq(makings.orderId, printJobLines.orderId))
    .where(
      and(eq(printJobLines.jobId, jobId), eq(makings.stage, 'stopped'), isNull(makings.heldSince)),
    )
    .orderBy(makings.orderId)
    .for('update', { of: makings });
  for (const { making } of stopped) {
    await moveMaking(tx, making, 'approved', { by: 'admin', at: now, note: 'retry' });
    await tx.update(makings).set({ reason: null }).where(eq(makings.orderId, making.orderId));
    await noteAct(tx, by, 'book_resumed', { orderId: making.orderId, subject: jobId });
  }
  if (stopped.length > 0) await sendPrintJobsSoon(tx, job.transactionId);
  return stopped.length > 0;
}
