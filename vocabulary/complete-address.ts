import { isBlank } from './blank.ts';
import { needsState } from './countries.ts';
import type { ShipTo } from './ship-to.ts';

/** The lines that a parcel cannot do without. */
export type PostalLines = Pick<
  ShipTo,
  'addressLine1' | 'city' | 'state' | 'postalCode' | 'countryCode'
>;

/**
 * Whether a parcel could be sent: every line that this country's addresses have can be seen (specification, section 5;
 * readings: 'State'). What a page shows and what the shop takes are decided here alike.
 */
export function isComplete(address: PostalLines): boolean {
  const { addressLine1, city, state, postalCode, countryCode } = address;
  const lines = [addressLine1, city, postalCode, countryCode];
  if (needsState(countryCode)) lines.push(state);
  return !lines.some(isBlank);
}
