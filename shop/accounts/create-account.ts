import { users } from '#database/tables/accounts.ts';
import type { Transaction } from '#database/transaction.ts';
import { createProfile } from './create-profile.ts';

/**
 * Makes an account and its profile without a sign-in, for the demo shop and for tests; visitors get theirs by
 * signing in. Answers the account's id. Throws if the mail address has an account already.
 */
export async function createAccount(
  tx: Transaction,
  person: { email: string; name: string; createdAt?: Date },
): Promise<string> {
  const createdAt = person.createdAt ?? new Date();
  const [account] = await tx
    .insert(users)
    .values({
      name: person.name,
      email: person.email.toLowerCase(),
      emailVerified: true,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: users.id });
  await createProfile(tx, { id: account!.id, name: person.name, createdAt });
  return account!.id;
}
