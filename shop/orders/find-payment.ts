import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Payment } from './order.ts';
import { transactionById, transactionBySession, transactionOfOrder } from './queries.ts';
import { mayPayFor } from './who-may.ts';

/** The payment behind a session of the provider, whosever it is; undefined if it is none of ours. */
export function findPayment(db: Reads, sessionId: string): Promise<Payment | undefined> {
  return transactionBySession(db, sessionId);
}

/** The payment of that id, whosever it is. */
export function findPaymentById(db: Reads, id: string): Promise<Payment | undefined> {
  return transactionById(db, id);
}

/** The payment of the caller's order. Somebody else's is answered like none at all: undefined. */
export async function findOwnPayment(
  db: Reads,
  caller: Caller,
  orderId: string,
): Promise<Payment | undefined> {
  const payment = await transactionOfOrder(db, orderId);
  return payment && mayPayFor(caller, payment) ? payment : undefined;
}
