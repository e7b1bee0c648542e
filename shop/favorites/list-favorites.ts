import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { type Favorite, lookUp } from './favorite.ts';
import { favoriteKeysOf } from './queries.ts';

/** The caller's favorites, the latest first. */
export async function listFavorites(db: Reads, caller: Caller): Promise<Favorite[]> {
  return lookUp(db, await favoriteKeysOf(db, caller.userId));
}
