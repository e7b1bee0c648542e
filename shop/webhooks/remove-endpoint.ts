import { eq } from 'drizzle-orm';
import { webhookEndpoints } from '#database/tables/webhooks.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';

/**
 * Removes an endpoint with all that was sent there. What is on its way to it is not sent any more.
 * @returns false if there is no such endpoint
 */
export async function removeEndpoint(tx: Transaction, by: Caller, id: string): Promise<boolean> {
  const removed = await tx
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .returning({ id: webhookEndpoints.id });
  if (removed.length === 0) return false;
  await noteAct(tx, by, 'webhook_removed', { subject: id });
  return true;
}
