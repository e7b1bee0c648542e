import type { Reads } from '../../database/connect.ts';
import { waitingTransactions } from './queries.ts';

/** Payments that have waited for an outcome since before `since`; at most `most`, the oldest first. */
export function listWaitingPayments(
  db: Reads,
  since: Date,
  most: number,
): Promise<{ id: string; stripeSessionId: string | null }[]> {
  return waitingTransactions(db, since, most);
}
