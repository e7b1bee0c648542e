import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { canBePaidAgain } from './can-be-paid-again.ts';
import { orderById } from './queries.ts';
import { mayPayFor } from './who-may.ts';

/** The caller's order if it can be paid for again; undefined for any other. */
export async function findUnpaidOrder(db: Reads, caller: Caller, id: string) {
  const found = await orderById(db, id);
  if (!found || !mayPayFor(caller, found.order)) return undefined;
  return canBePaidAgain(found.order, found.isBoughtSince) ? found.order : undefined;
}
