import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { type Favorite, type FavoriteKey, lookUp } from './favorite.ts';
import { insertFavorites } from './queries.ts';

/**
 * Gives a heart. Adding what is there already is ignored (specification, section 4: Favourites).
 * @returns the favorite, or undefined if there is no such book or activity
 */
export async function addFavorite(
  tx: Transaction,
  caller: Caller,
  heart: FavoriteKey,
): Promise<Favorite | undefined> {
  await holdAccount(tx, caller);
  const [favorite] = await lookUp(tx, [heart]);
  if (favorite) await insertFavorites(tx, caller.userId, [heart]);
  return favorite;
}

/**
 * Adds the hearts that a visitor kept in the browser before signing in (readings: Accounts). What
 * does not exist is left out without a word: an old browser may remember a book that has gone.
 */
export async function mergeFavorites(
  tx: Transaction,
  caller: Caller,
  hearts: readonly FavoriteKey[],
): Promise<void> {
  await holdAccount(tx, caller);
  const known = await lookUp(tx, hearts);
  if (known.length > 0) await insertFavorites(tx, caller.userId, known);
}
