import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Hearted } from './favorite.ts';
import { deleteHeart } from './queries.ts';

/** Takes a heart back; taking back what is not there is no error. */
export async function removeFavourite(
  tx: Transaction,
  caller: Caller,
  heart: Hearted,
): Promise<void> {
  await deleteHeart(tx, caller.userId, heart);
}
