import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { transactions } from '#database/tables/orders.ts';
import { printJobs } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';

/** Once a parcel has arrived, or will never go, and its account is gone, nobody needs its address. */
export async function forgetAddresses(tx: Transaction): Promise<void> {
  const ofNobody = tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(isNull(transactions.userId));
  await tx
    .update(printJobs)
    .set({ shipTo: null })
    .where(
      and(
        inArray(printJobs.state, ['delivered', 'cancelled']),
        isNotNull(printJobs.shipTo),
        inArray(printJobs.transactionId, ofNobody),
      ),
    );
}
