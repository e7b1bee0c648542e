import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { type Favourite, type Hearted, lookUp } from './favorite.ts';
import { insertHearts } from './queries.ts';

/**
 * Gives a heart. Adding what is there already is ignored (specification, section 4: Favourites).
 * @returns the favourite, or undefined if there is no such book or activity
 */
export async function addFavourite(
  tx: Transaction,
  caller: Caller,
  heart: Hearted,
): Promise<Favourite | undefined> {
  await holdAccount(tx, caller);
  const [favourite] = await lookUp(tx, [heart]);
  if (favourite) await insertHearts(tx, caller.userId, [heart]);
  return favourite;
}

/**
 * Adds the hearts that a visitor kept in the browser before signing in (readings: Accounts). What
 * does not exist is left out without a word: an old browser may remember a book that has gone.
 */
export async function mergeFavourites(
  tx: Transaction,
  caller: Caller,
  hearts: readonly Hearted[],
): Promise<void> {
  await holdAccount(tx, caller);
  const known = await lookUp(tx, hearts);
  if (known.length > 0) await insertHearts(tx, caller.userId, known);
}
