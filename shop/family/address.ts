import type { Reads } from '#database/connect.ts';
import type { addresses } from '#database/tables/family.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { addressOf } from './queries.ts';

export type Address = typeof addresses.$inferSelect;

/** The lines that a parcel cannot do without. */
export type PostalLines = Pick<
  Address,
  'addressLine1' | 'city' | 'state' | 'postalCode' | 'countryCode'
>;

/** Whether a parcel could be sent: five lines non-empty after trimming (specification, section 5). */
export function isComplete(address: PostalLines): boolean {
  return [
    address.addressLine1,
    address.city,
    address.state,
    address.postalCode,
    address.countryCode,
  ].every((line) => line.trim() !== '');
}

/** The caller's address; having none yet is no error. */
export function findAddress(db: Reads, caller: Caller): Promise<Address | undefined> {
  return addressOf(db, caller.userId);
}
