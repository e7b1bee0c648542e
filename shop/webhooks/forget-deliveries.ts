import { and, lt, ne } from 'drizzle-orm';
import { webhookDeliveries } from '#database/tables/webhooks.ts';
import type { Transaction } from '#database/transaction.ts';
import { DAY_MS, howLong } from '#vocabulary/how-long.ts';

const KEPT_FOR_MS = howLong.eventDays * DAY_MS;

/**
 * Forgets what was sent, or given up, more than a month ago.
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
