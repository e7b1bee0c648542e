import { eq } from 'drizzle-orm';
import { profiles, users } from '../../database/tables/accounts.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Caller } from './caller.ts';
import { findProfile, type ProfileWithEmail } from './find-profile.ts';

/** Changes the caller's own name: the only thing of a profile that its owner changes by typing. */
export async function renameProfile(
  tx: Transaction,
  caller: Caller,
  name: string,
): Promise<ProfileWithEmail> {
  await tx.update(users).set({ name }).where(eq(users.id, caller.userId));
  await tx.update(profiles).set({ name }).where(eq(profiles.id, caller.userId));
  return findProfile(tx, caller);
}
