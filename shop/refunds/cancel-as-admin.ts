import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { tooLate } from '#shop/orders/checking-over.ts';
import { findOrderRow } from '#shop/orders/find-whole-order.ts';
import { holdMaking, type Stages } from '#shop/orders/making.ts';
import { queueMakingMail } from '#shop/orders/making-mail.ts';
import { PrinterAway } from '#shop/print-partner.ts';
import { Refused } from '#shop/refused.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import { cancelHeld } from './cancel-held.ts';
import { isBeingPrinted } from './queries.ts';

/** Whether the print partner may have a book of that stage, or be about to. */
const mayBeAtPartner = (stage: MakingStage): boolean =>
  ['approved', 'sent', 'in_production', 'stopped'].includes(stage);

/**
 * Cancels a paid book in the back office: while it is checked by the row's lock alone, from then on if nobody prints it. The whole amount of its order goes back. Pressed again it is canceled once.
 * @param letGo has the print partner let go of it, if that has it; false if it is too late there
 * @param by an admin
 * @param why in words that the family reads
 * @returns false if there is no such order, or one from before there was checking
 * @throws CHECKING_OVER with the reason, PRINTER_AWAY
 */
export async function cancelAsAdmin(
  { database, letGo }: { database: Database; letGo: (orderId: string) => Promise<boolean> },
  by: Caller,
  orderId: string,
  why: string,
  now: Date,
): Promise<boolean> {
  const seen = await inTransaction(database, (tx) => holdMaking(tx, orderId));
  if (!seen) return false;
  // Outside of a transaction: the partner may take its time, and the row is wanted by others.
  const isLetGo = mayBeAtPartner(seen.stage) && (await letGo(orderId).catch(refuseWhileAway));
  await inTransaction(database, async (tx) => {
    const making = await holdMaking(tx, orderId);
    if (making && making.stage !== 'cancelled') await cancel(tx, making, { isLetGo, by, why, now });
  });
  return true;
}

function refuseWhileAway(error: Error): never {
  if (!(error instanceof PrinterAway)) throw error;
  throw new Refused('PRINTER_AWAY', { cause: error });
}

async function cancel(
  tx: Transaction,
  making: Stages,
  { isLetGo, by, why, now }: { isLetGo: boolean; by: Caller; why: string; now: Date },
): Promise<void> {
  const { stage, orderId } = making;
  // It may be sent in this very moment: whoever presses again asks the partner.
  const isOut = (mayBeAtPartner(stage) && !isLetGo) || (await isBeingPrinted(tx, orderId));
  if (isOut) throw tooLate('sent');
  const order = (await findOrderRow(tx, orderId))!;
  const how = { by: 'admin', at: now, reason: 'admin_cancelled', why } as const;
  const isDone = await cancelHeld(tx, { making, order }, how);
  if (!isDone && stage !== 'checking') throw tooLate(stage);
  await queueMakingMail(tx, orderId, 'cancelled');
  if (isDone) await noteAct(tx, by, 'order_canceled', { orderId, why });
}
