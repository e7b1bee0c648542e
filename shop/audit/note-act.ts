import { auditEntries } from '#database/tables/audit.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { AuditAct } from '#vocabulary/audit.ts';

/**
 * Keeps who of the shop did what, and why, in the transaction that does it: an act that is not kept has not happened.
 * @param what `orderId` for what was done to an order, `subject` the id of anything else; neither ever names a customer
 */
export async function noteAct(
  tx: Transaction,
  by: Caller,
  act: AuditAct,
  what: { orderId?: string; subject?: string; why?: string },
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ act, byUserId: by.userId, byName: by.name || by.email, ...what });
}
