import { and, desc, eq } from 'drizzle-orm';
import { makingEvents, makingMails, makings } from '#database/tables/makings.ts';
import { printFiles } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { type Happened, holdMaking, moveMaking, type Stages } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { enqueuePrintFiles } from '#shop/orders/queue-print-files.ts';
import { sendPrintJobsSoon } from './plan-jobs.ts';

/**
 * Sends a book on its way again that somebody of the shop holds: to the printer, or back to be checked, for as long as was left
 * of that when it was stopped. The family is written to, if it was told that the book is held. Pressed twice it is once.
 * @param by an admin
 * @returns false if there is no such order, or nobody of the shop holds its book
 */
export async function resumeAsAdmin(
  tx: Transaction,
  by: Caller,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const making = await holdMaking(tx, orderId);
  if (making?.stage !== 'stopped' || !making.heldSince) return false;
  const happened = { by: 'admin', at: now, note: 'resumed' } as const;
  if (await wasApproved(tx, orderId)) await sendOn(tx, making, happened);
  else await goOnChecking(tx, making, making.heldSince, happened);
  await tx
    .update(makings)
    .set({ reason: null, heldSince: null })
    .where(eq(makings.orderId, orderId));
  await tellItGoesOn(tx, orderId);
  await noteAct(tx, by, 'book_resumed', { orderId });
  return true;
}

/** As long as the letter about the stop has not gone out, it never will: there is nothing to be taken back. */
async function tellItGoesOn(tx: Transaction, orderId: string): Promise<void> {
  const [held] = await tx
    .select({ version: makingMails.version, sentAt: makingMails.sentAt })
    .from(makingMails)
    .where(and(eq(makingMails.orderId, orderId), eq(makingMails.kind, 'held')))
    .orderBy(desc(makingMails.version))
    .limit(1);
  if (held?.sentAt) await queueMakingMail(tx, orderId, 'resumed', { version: held.version });
}

async function wasApproved(tx: Transaction, orderId: string): Promise<boolean> {
  const approved = await tx
    .select({ number: makingEvents.number })
    .from(makingEvents)
    .where(and(eq(makingEvents.orderId, orderId), eq(makingEvents.stage, 'approved')));
  return approved.length > 0;
}

async function sendOn(tx: Transaction, making: Stages, happened: Happened): Promise<void> {
  const { orderId } = making;
  await moveMaking(tx, making, 'approved', happened);
  const [files] = await tx
    .select({ state: printFiles.state })
    .from(printFiles)
    .where(eq(printFiles.orderId, orderId));
  // Whoever was to make them found it stopped, and left them.
  if (files?.state === 'waiting') await enqueuePrintFiles(tx, { orderId });
  await sendPrintJobsSoon(tx, (await findOrderRow(tx, orderId))!.transactionId);
}

async function goOnChecking(
  tx: Transaction,
  making: Stages,
  heldSince: Date,
  happened: Happened & { at: Date },
): Promise<void> {
  const { orderId, checkingUntil } = making;
  await moveMaking(tx, making, 'checking', happened);
  const held = happened.at.getTime() - heldSince.getTime();
  await tx
    .update(makings)
    .set({ checkingUntil: new Date(checkingUntil.getTime() + held) })
    .where(eq(makings.orderId, orderId));
}
