import { AsyncLocalStorage } from 'node:async_hooks';
import { type DrizzleAdapterConfig, drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { BetterAuthOptions } from 'better-auth/types';
import type { Orm } from '#database/connect.ts';
import { sessions, signInAccounts, users, verifications } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';
import { createProfile } from '#shop/accounts/create-profile.ts';

const tables: DrizzleAdapterConfig = {
  provider: 'pg',
  schema: { user: users, session: sessions, account: signInAccounts, verification: verifications },
};

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;

const signIns = new AsyncLocalStorage<{ madeAccount: boolean }>();

/**
 * Does a sign-in's work, and says whether this very work has made an account. The library keeps that to itself, and
 * no clock can tell: of two links opened at once, both had begun before the account was there.
 */
export async function notingNewAccount<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; isNew: boolean }> {
  const note = { madeAccount: false };
  const result = await signIns.run(note, work);
  return { result, isNew: note.madeAccount };
}

/**
 * The sign-in library's way to our tables. It differs from the stock one in two things: every new user gets its
 * profile in the same transaction, and transactions nest in ours (as savepoints). The library's own hook for new
 * users runs after the commit, so a crash there would leave an account without a profile.
 */
export function accountsAdapter(orm: Orm | Transaction): (options: BetterAuthOptions) => Adapter {
  return (options) => {
    const stock = drizzleAdapter(orm, tables)(options);
    const create: Adapter['create'] = async (order) => {
      if (order.model !== 'user') return stock.create(order);
      return orm.transaction(async (tx) => {
        const user = await drizzleAdapter(tx, tables)(options).create(order);
        await createProfile(tx, user as unknown as typeof users.$inferSelect);
        const note = signIns.getStore();
        if (note) note.madeAccount = true;
        // biome-ignore lint/suspicious/noExplicitAny: the library types rows by its caller, we pass its row through
        return user as any;
      });
    };
    return {
      ...stock,
      create,
      transaction: (work) => orm.transaction((tx) => work(accountsAdapter(tx)(options))),
    };
  };
}
