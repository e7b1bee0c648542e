import type { ShipTo } from '#contract/addresses.ts';
import { postalLines } from '#vocabulary/postal-lines.ts';

/** An address of the contract by the names that the shop's own rules about addresses go by. */
export const rowOf = (to: Omit<ShipTo, 'phone_number'>) => ({
  recipient: to.recipient,
  addressLine1: to.address_line_1,
  addressLine2: to.address_line_2,
  city: to.city,
  state: to.state,
  postalCode: to.postal_code,
  countryCode: to.country_code,
});

/** An address as it is written on a parcel, line by line. For loaders and actions: the names of countries come from the server. */
export const linesOf = (to: ShipTo): string[] => postalLines(rowOf(to));
