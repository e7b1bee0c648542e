import { eq } from 'drizzle-orm';
import { webhookDeliveries } from '#database/tables/webhooks.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import { queueTry } from './queue-try.ts';

/**
 * Sends an event to its endpoint again, under the same `webhook-id`: what was delivered or given up, from its first try on; what
 * waits for its next try, now. Pressed ten times at once it is sent once, since of jobs for the same try one sends.
 * @returns false if there is no such delivery
 */
export async function replayDelivery(tx: Transaction, by: Caller, id: string): Promise<boolean> {
  const [held] = await tx
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id))
    .for('update');
  if (!held) return false;
  const isOver = held.state !== 'waiting';
  if (isOver) {
    await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, answerStatus: null, failure: null, nextTryAt: null })
      .where(eq(webhookDeliveries.id, id));
  }
  await queueTry(tx, held, isOver ? 1 : held.tries + 1);
  await noteAct(tx, by, 'webhook_replayed', { subject: id });
  return true;
}
