import { and, eq, inArray } from 'drizzle-orm';
import { makings } from '#database/tables/makings.ts';
import { printFiles } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { holdMaking, moveMaking } from '#shop/orders/making.ts';
import { enqueuePrintFiles } from '#shop/orders/queue-print-files.ts';

/** The first wait for a printer or a file store that is away, in ms. */
export const FIRST_PRINT_WAIT_MS = 10_000;
const LONGEST_PRINT_WAIT_MS = 300_000;

/**
 * Queues files that met a printer or a file store that is away, for as long as that takes: the book is paid for, and nothing
 * is wrong with it. Each wait is twice the last, up to five minutes.
 */
export function makePrintFilesLater(
  tx: Transaction,
  orderId: string,
  waitMs: number,
): Promise<void> {
  const nextWaitMs = Math.min(waitMs * 2, LONGEST_PRINT_WAIT_MS);
  return enqueuePrintFiles(tx, { orderId, waitMs: nextWaitMs }, waitMs);
}

/**
 * Queues files once more that could not be made, or that our own look at them refused: what was wrong is mended. A book that was
 * stopped for it goes on; one that somebody of the shop holds goes on when that is over.
 * @param by an admin
 * @returns false if this order has none such
 */
export async function retryPrintFiles(
  tx: Transaction,
  by: Caller,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const making = await holdMaking(tx, orderId);
  if (making?.stage !== 'approved' && making?.stage !== 'stopped') return false;
  const again = await tx
    .update(printFiles)
    .set({ state: 'waiting', preflight: null })
    .where(and(eq(printFiles.orderId, orderId), inArray(printFiles.state, ['refused', 'failed'])))
    .returning({ orderId: printFiles.orderId });
  if (again.length === 0) return false;
  if (making.stage === 'stopped' && !making.heldSince) {
    await moveMaking(tx, making, 'approved', { by: 'admin', at: now, note: 'retry' });
    await tx.update(makings).set({ reason: null }).where(eq(makings.orderId, orderId));
  }
  await enqueuePrintFiles(tx, { orderId });
  await noteAct(tx, by, 'book_resumed', { orderId });
  return true;
}
