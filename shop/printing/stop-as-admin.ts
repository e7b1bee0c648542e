import { and, count, eq } from 'drizzle-orm';
import { makingMails, makings } from '#database/tables/makings.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { tooLate } from '#shop/orders/checking-over.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking, moveMaking } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { sendPrintJobsSoon } from './plan-jobs.ts';
import { liveJobOf } from './queries.ts';

/**
 * Somebody of the shop holds a book that is not at the printer yet, be it checked or approved; the other books of its parcel go
 * on without it. The row's lock decides between this and the sender: what is being ordered in this moment is refused. Pressed
 * again it is stopped once.
 * @param by an admin
 * @param why in kind words, which the family reads
 * @returns false if there is no such order, or one from before there was checking
 * @throws CHECKING_OVER with the reason
 */
export async function stopAsAdmin(
  tx: Transaction,
  by: Caller,
  orderId: string,
  why: string,
  now: Date,
): Promise<boolean> {
  const making = await holdMaking(tx, orderId);
  if (!making) return false;
  if (making.stage === 'stopped' && making.heldSince) return true;
  if (making.stage !== 'checking' && making.stage !== 'approved') throw tooLate(making.stage);
  const job = await liveJobOf(tx, orderId);
  if (job && job.state !== 'waiting') throw tooLate('sent');

  await moveMaking(tx, making, 'stopped', { by: 'admin', at: now, note: 'held' });
  await tx.update(makings).set({ reason: why, heldSince: now }).where(eq(makings.orderId, orderId));
  const [told] = await tx
    .select({ letters: count() })
    .from(makingMails)
    .where(and(eq(makingMails.orderId, orderId), eq(makingMails.kind, 'held')));
  await queueMakingMail(tx, orderId, 'held', { version: told!.letters + 1 });
  await noteAct(tx, by, 'book_stopped', { orderId, why });
  // Its parcel is put together anew without it, if there is one.
  await sendPrintJobsSoon(tx, (await findOrderRow(tx, orderId))!.transactionId);
  return true;
}
