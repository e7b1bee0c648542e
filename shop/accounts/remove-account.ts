import { eq, sql } from 'drizzle-orm';
import { users, verifications } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';
import { Refused } from '#shop/refused.ts';
import type { Caller } from './caller.ts';

/**
 * Holds the account until the transaction ends: whatever would add to it (a child, an order, a photo)
 * waits. Throws UNAUTHORIZED.
 */
export async function lockAccount(tx: Transaction, caller: Caller): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, caller.userId))
    .for('update');
  if (!account) throw new Refused('UNAUTHORIZED');
}

/** Removes the account with all that hangs on it, and the mailed links that name its address. */
export async function removeAccount(tx: Transaction, caller: Caller): Promise<void> {
  await tx
    .delete(verifications)
    .where(sql`position(${JSON.stringify(caller.email)} in ${verifications.value}) > 0`);
  await tx.delete(users).where(eq(users.id, caller.userId));
}
