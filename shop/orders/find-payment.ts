import type { Reads } from '#database/connect.ts';
import type { Payment } from './order.ts';
import { transactionBySession } from './queries.ts';

/** The payment behind a session of the provider, whosever it is; undefined if it is none of ours. */
export function findPayment(db: Reads, sessionId: string): Promise<Payment | undefined> {
  return transactionBySession(db, sessionId);
}
