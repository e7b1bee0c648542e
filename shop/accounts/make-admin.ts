import { eq } from 'drizzle-orm';
import { profiles } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';
import { userByEmail } from './queries.ts';

/**
 * Makes the account of a mail address an admin. False if nobody has signed in with that address yet.
 * No call of the API reaches this: `user_type` is never taken from a client (specification, section 6).
 */
export async function makeAdmin(tx: Transaction, email: string): Promise<boolean> {
  const user = await userByEmail(tx, email.trim().toLowerCase());
  if (!user) return false;
  await tx.update(profiles).set({ userType: 'admin' }).where(eq(profiles.id, user.id));
  return true;
}
