import { inTransaction } from '../../database/transaction.ts';
import { listWaitingPayments } from '../orders/list-waiting-payments.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import type { Till } from './check-out.ts';
import { settleFromProvider } from './settle-from-provider.ts';

const MINUTE = 60_000;
/** A webhook normally comes within seconds; after this we ask. */
const ASK_AFTER_MS = MINUTE;
/** Nobody was ever given the page of a session that was never noted: after a day it is void. */
const GIVE_UP_UNNOTED_AFTER_MS = 24 * 60 * MINUTE;
const MOST_AT_ONCE = 100;

/**
 * Finds the outcome of payments whose webhook never came, by asking the provider.
 * @returns how many payments were asked about
 * @throws ProviderAway: the next run tries again
 */
export async function reconcilePayments(
  till: Pick<Till, 'database' | 'payments'>,
  now: Date,
): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const waiting = await listWaitingPayments(till.database.orm, before(ASK_AFTER_MS), MOST_AT_ONCE);
  for (const { stripeSessionId } of waiting) {
    if (stripeSessionId) await settleFromProvider(till, stripeSessionId);
  }
  const forgotten = await listWaitingPayments(
    till.database.orm,
    before(GIVE_UP_UNNOTED_AFTER_MS),
    MOST_AT_ONCE,
  );
  for (const { id, stripeSessionId } of forgotten) {
    if (!stripeSessionId)
      await inTransaction(till.database, (tx) => settlePayment(tx, id, 'expired'));
  }
  return waiting.length;
}
