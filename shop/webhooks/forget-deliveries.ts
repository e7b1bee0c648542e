import { and, lt, ne } from 'drizzle-orm';
import { webhookDeliveries } from '#database/tables/webhooks.ts';
import type { Transaction } from '#database/transaction.ts';

const KEPT_FOR_MS = 30 * 24 * 3_600_000;

/**
 * Forgets what was sent, or given up, more than 30 days ago.
 * @returns how many
 */
export async function forgetDeliveries(tx: Transaction, now: Date): Promise<number> {
  const forgotten = await tx
    .delete(webhookDeliveries)
    .where(
      and(
        ne(webhookDeliveries.state, 'waiting'),
        lt(webhookDeliveries.createdAt, new Date(now.getTime() - KEPT_FOR_MS)),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return forgotten.length;
}
