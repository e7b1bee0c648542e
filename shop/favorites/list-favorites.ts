import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { type Favourite, lookUp } from './favorite.ts';
import { heartsOf } from './queries.ts';

/** The caller's favourites, the latest first. */
export async function listFavourites(db: Reads, caller: Caller): Promise<Favourite[]> {
  return lookUp(db, await heartsOf(db, caller.userId));
}
