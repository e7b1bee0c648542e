import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { paymentMisfits } from '#database/tables/misfits.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { MisfitKind } from '#vocabulary/today.ts';
import type { PaymentSession } from './payment-provider.ts';

/** Money that has come and is not what its orders cost. Nothing is delivered for it: somebody has to look. */
export class PaymentDoesNotFit extends Error {
  override name = 'PaymentDoesNotFit';
  readonly session: PaymentSession;
  readonly wanted: number;

  /** @param wanted integer cents */
  constructor(session: PaymentSession, wanted: number) {
    super(`Session ${session.id} is over ${session.amount} cents, its orders over ${wanted}`);
    this.session = session;
    this.wanted = wanted;
  }
}

/** Writes down for the back office that money came which does not fit, once per session. What was not paid is nobody's trouble. */
export async function noteMisfit(
  tx: Transaction,
  kind: MisfitKind,
  { id, transactionId, amount, outcome }: PaymentSession,
  wanted: number | null,
): Promise<void> {
  if (outcome !== 'completed' || !transactionId) return;
  await tx
    .insert(paymentMisfits)
    .values({ stripeSessionId: id, transactionId, kind, amount, wanted })
    .onConflictDoNothing();
}

/** Lets work fail with money that does not fit as before, which is an alarm, and keeps it: what the failed work wrote is gone. */
export async function keepingMisfits<Done>(
  database: Database,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentDoesNotFit) {
      const { session, wanted } = error;
      await inTransaction(database, (tx) => noteMisfit(tx, 'amount', session, wanted));
    }
    throw error;
  }
}

/**
 * Notes that somebody of the shop has put such a payment right, at the provider as a rule; who and how stays with it.
 * @returns false if there is none of that session, or it was put right before
 */
export async function settleMisfit(
  tx: Transaction,
  by: Caller,
  { sessionId, how }: { sessionId: string; how: string },
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .update(paymentMisfits)
    .set({ settledAt: now, settledBy: by.name || by.email, settledHow: how })
    .where(and(eq(paymentMisfits.stripeSessionId, sessionId), isNull(paymentMisfits.settledAt)))
    .returning({ id: paymentMisfits.stripeSessionId });
  return settled.length > 0;
}
