import { eq } from 'drizzle-orm';
import { profiles } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from './caller.ts';
import { findProfile } from './find-profile.ts';
import type { Profile } from './profile.ts';

/**
 * Changes the name on the caller's profile; of a profile, the name and the plan are all that a client
 * may change (specification, sections 3 and 7: PATCH profiles). Throws UNAUTHORIZED.
 */
export async function renameProfile(
  tx: Transaction,
  caller: Caller,
  name: string,
): Promise<Profile> {
  await tx.update(profiles).set({ name }).where(eq(profiles.id, caller.userId));
  return findProfile(tx, caller);
}
