import type { Reads } from '#database/connect.ts';
import type { addresses } from '#database/tables/family.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { addressOf } from './queries.ts';

export type Address = typeof addresses.$inferSelect;

/** The caller's address; having none yet is no error. */
export function findAddress(db: Reads, caller: Caller): Promise<Address | undefined> {
  return addressOf(db, caller.userId);
}
