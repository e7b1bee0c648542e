import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { pauseAfter } from './more-rarely.ts';

const lookedAt = sql`coalesce(${transactions.askedAt}, ${transactions.createdAt})`;

/**
 * Payments that have a session and no outcome, when it is time to ask about them (more-rarely.ts). At most `most`, whoever has waited longest first. (The oldest first, each
 * minute, as it was: a hundred people who had left their payment pages open kept us from asking about anybody else.)
 */
export const listPaymentsToAskAbout = (
  db: Reads,
  now: Date,
  most: number,
): Promise<{ id: string; sessionId: string; userId: string | null }[]> =>
  db
    .select({
      id: transactions.id,
      sessionId: sql<string>`${transactions.stripeSessionId}`,
      userId: transactions.userId,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 'pending'),
        isNotNull(transactions.stripeSessionId),
        sql`${lookedAt} + ${pauseAfter(lookedAt, transactions.createdAt)} < ${now}`,
      ),
    )
    .orderBy(lookedAt)
    .limit(most);

/** Payments begun before `since` whose session was never noted; at most `most`, the oldest first. */
export const listPaymentsWithoutSession = (
  db: Reads,
  since: Date,
  most: number,
): Promise<{ id: string }[]> =>
  db
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.status, 'pending'),
        isNull(transactions.stripeSessionId),
        lt(transactions.createdAt, since),
      ),
    )
    .orderBy(transactions.createdAt)
    .limit(most);

/** Notes that the provider is asked about a payment now: the others come first next time. */
export async function noteAsked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(transactions).set({ askedAt: now }).where(eq(transactions.id, id));
}
