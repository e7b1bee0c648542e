import { eq } from 'drizzle-orm';
import { profiles } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from './caller.ts';
import type { Profile } from './profile.ts';

/** Notes the plan that the caller chose. That is all it does (specification, section 1: subscription plans). */
export async function choosePlan(
  tx: Transaction,
  caller: Caller,
  plan: NonNullable<Profile['plan']>,
): Promise<void> {
  await tx.update(profiles).set({ plan }).where(eq(profiles.id, caller.userId));
}
