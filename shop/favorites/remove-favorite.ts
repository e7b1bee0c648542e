import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { FavoriteKey } from './favorite.ts';
import { deleteFavorite } from './queries.ts';

/** Takes a heart back; taking back what is not there is no error. */
export async function removeFavorite(
  tx: Transaction,
  caller: Caller,
  heart: FavoriteKey,
): Promise<void> {
  await deleteFavorite(tx, caller.userId, heart);
}
