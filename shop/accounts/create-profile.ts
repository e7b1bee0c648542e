import { profiles } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';

/**
 * Gives a new account its profile, in the transaction that makes the account, so that neither is ever seen without
 * the other. Everybody begins as a parent; `makeAdmin` is the only way up.
 */
export async function createProfile(
  tx: Transaction,
  account: { id: string; name: string; createdAt: Date },
): Promise<void> {
  await tx
    .insert(profiles)
    .values({ id: account.id, name: account.name, createdAt: account.createdAt });
}
