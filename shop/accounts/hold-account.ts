import { eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { users } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';
import { Refused } from '#shop/refused.ts';
import type { Caller } from './caller.ts';

const accountHeldIn = prepared((tx) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('key share')
    .prepare('account_held'),
);

/**
 * Keeps the caller's account from being deleted until the transaction ends. The first statement of everything that
 * adds to an account: without it, what is written at the moment of the deletion meets a foreign key, which is no
 * answer for a customer; and whoever took other locks first could wait for the deletion that waits for him.
 * Others who add do not wait for each other. Throws UNAUTHORIZED.
 */
export async function holdAccount(tx: Transaction, caller: Caller): Promise<void> {
  const [account] = await accountHeldIn(tx).execute({ userId: caller.userId });
  if (!account) throw new Refused('UNAUTHORIZED');
}
