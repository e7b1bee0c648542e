import { eq, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { transactions } from '#database/tables/orders.ts';
import type { Transaction } from '#database/transaction.ts';
import { hasNoSession, isTimeToAsk, lookedAt } from './pending-payments.ts';

/**
 * Payments that have a session and no outcome, when it is time to ask about them. At most `most`, whoever has waited longest first. (The oldest first, each
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
    .where(isTimeToAsk(transactions, now))
    .orderBy(lookedAt(transactions))
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
    .where(hasNoSession(transactions, since))
    .orderBy(transactions.createdAt)
    .limit(most);

/** Notes that the provider is asked about a payment now: the others come first next time. */
export async function noteAsked(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(transactions).set({ askedAt: now }).where(eq(transactions.id, id));
}
