import { randomInt } from 'node:crypto';
import type { Queries } from '#sandbox/store.ts';

/** Somebody who can sign in. `sub` is the provider's lasting number for him: 21 digits, as Google's. */
export type Account = { sub: string; email: string; name: string };

/** The accounts that were used here before, the last used first. */
export async function knownAccounts(db: Queries): Promise<Account[]> {
  const known = await db.query<Account>(
    'select sub, email, name from sandbox.google_accounts order by last_used desc limit 20',
  );
  return known.rows;
}

/** The account of an address, made if it is new; the name given now is its name from now on. */
export async function rememberAccount(db: Queries, email: string, name: string): Promise<Account> {
  const used = await db.query<Account>(
    `insert into sandbox.google_accounts (sub, email, name) values ($1, lower($2), $3)
     on conflict (email) do update set name = excluded.name, last_used = now()
     returning sub, email, name`,
    [newSub(), email, name],
  );
  return used.rows[0]!;
}

function newSub(): string {
  return `1${Array.from({ length: 20 }, () => randomInt(10)).join('')}`;
}
