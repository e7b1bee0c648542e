import type { Reads } from '#database/connect.ts';
import type { addresses } from '#database/tables/family.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { isBlank } from '#vocabulary/blank.ts';
import { needsState } from '#vocabulary/countries.ts';
import { addressOf } from './queries.ts';

export type Address = typeof addresses.$inferSelect;

/** The lines that a parcel cannot do without. */
export type PostalLines = Pick<
  Address,
  'addressLine1' | 'city' | 'state' | 'postalCode' | 'countryCode'
>;

/**
 * Whether a parcel could be sent: every line that this country's addresses have can be seen (specification, section 5;
 * readings: 'State').
 */
export function isComplete(address: PostalLines): boolean {
  const { addressLine1, city, state, postalCode, countryCode } = address;
  const lines = [addressLine1, city, postalCode, countryCode];
  if (needsState(countryCode)) lines.push(state);
  return !lines.some(isBlank);
}

/** The caller's address; having none yet is no error. */
export function findAddress(db: Reads, caller: Caller): Promise<Address | undefined> {
  return addressOf(db, caller.userId);
}
