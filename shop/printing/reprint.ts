import { and, eq, isNotNull } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import type { orders } from '#database/tables/orders.ts';
import { printFiles, printJobLines } from '#database/tables/printing.ts';
import { reprints } from '#database/tables/reprints.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { LATE_PUT_MS } from '#shop/files.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking, moveMaking, type Stages } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { enqueuePrintFiles } from '#shop/orders/queue-print-files.ts';
import { Refused } from '#shop/refused.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import { REPRINT_NOTE } from '#vocabulary/printing.ts';
import { sendPrintJobsSoon } from './plan-jobs.ts';
import { holdJob, liveJobOf } from './queries.ts';

const SENT: MakingStage[] = ['shipped', 'delivered'];

/**
 * Has a book that arrived broken, or not at all, printed once more and sent to its order's address at the shop's cost: the same
 * pages, in a parcel of its own. Pressed again while that is under way, it is made once.
 * @param claim what was wrong; never names anybody
 * @returns false if there is no such order, or one from before there was printing
 * @throws NOTHING_TO_REPRINT
 */
export async function reprint(
  tx: Transaction,
  caller: Caller,
  orderId: string,
  claim: string,
  now: Date,
): Promise<boolean> {
  // The parcel it came in is held before it, as by whoever hears of that parcel.
  const sentIn = await liveJobOf(tx, orderId);
  if (sentIn) await holdJob(tx, sentIn.id);
  const making = await holdMaking(tx, orderId);
  const order = await findOrderRow(tx, orderId);
  if (!making || !order) return false;
  if (making.reprints > 0 && isUnderWay(making.stage)) return true;
  if (!canReprint(making, order)) throw new Refused('NOTHING_TO_REPRINT');

  const number = making.reprints + 1;
  await tx.insert(reprints).values({ orderId, number, claim, madeAt: now });
  await moveMaking(tx, making, 'approved', { by: 'admin', at: now, note: REPRINT_NOTE });
  await tx
    .update(makings)
    .set({ reprints: number, trackingUrl: null, reason: null })
    .where(eq(makings.orderId, orderId));
  await tx
    .update(printJobLines)
    .set({ isLive: false })
    .where(and(eq(printJobLines.orderId, orderId), eq(printJobLines.isLive, true)));
  await makeFilesAgain(tx, orderId);
  await sendPrintJobsSoon(tx, order.transactionId);
  if (order.userId) await queueMakingMail(tx, orderId, 'reprinted', { version: number });
  await noteAct(tx, caller, 'reprint_made', { orderId, why: claim });
  return true;
}

/** Only what was sent can have arrived broken, and only as long as it is known for whom and where to it can be sent again. */
export const canReprint = (
  making: Pick<Stages, 'stage'> | null,
  { reader, shipTo }: Pick<typeof orders.$inferSelect, 'reader' | 'shipTo'>,
): boolean => making !== null && SENT.includes(making.stage) && reader !== null && shipTo !== null;

const isUnderWay = (stage: MakingStage): boolean => !SENT.includes(stage) && stage !== 'cancelled';

/** The printer's files are kept for a month; after that they are made again of the pages that were approved. */
async function makeFilesAgain(tx: Transaction, orderId: string): Promise<void> {
  // Held first: they may be removed in this moment.
  await tx.select().from(printFiles).where(eq(printFiles.orderId, orderId)).for('update');
  const gone = await tx
    .update(printFiles)
    .set({ state: 'waiting', preflight: null, removedAt: null })
    .where(and(eq(printFiles.orderId, orderId), isNotNull(printFiles.removedAt)))
    .returning({ orderId: printFiles.orderId });
  // After the last job that removes the old ones.
  if (gone.length > 0) await enqueuePrintFiles(tx, { orderId }, 2 * LATE_PUT_MS);
}
