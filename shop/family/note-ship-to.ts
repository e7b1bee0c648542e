import { inArray } from 'drizzle-orm';
import { children } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { childrenOfLocked } from './queries.ts';

/**
 * Keeps the address that was given for these children's books, for the next time (readings of the specification: the
 * recipient of a gift). Ids that are not the caller's children are passed over.
 */
export async function noteShipTo(
  tx: Transaction,
  caller: Caller,
  childIds: string[],
  shipTo: ShipTo,
): Promise<void> {
  const mine = await childrenOfLocked(tx, caller.userId, childIds);
  const ids = mine.map(({ id }) => id);
  await tx.update(children).set({ shipTo }).where(inArray(children.id, ids));
}
