import { countryName } from './countries.ts';
import type { ShipTo } from './ship-to.ts';

/**
 * An address as it is written on a parcel, without its phone number. On the server alone: browsers do not agree on the
 * names of all countries, and a page would jump.
 */
export function postalLines({
  recipient,
  addressLine1,
  addressLine2,
  city,
  state,
  postalCode,
  countryCode,
}: Omit<ShipTo, 'phoneNumber'>): string[] {
  const place = state ? `${city}, ${state} ${postalCode}` : `${postalCode} ${city}`;
  return [recipient, addressLine1, addressLine2, place, countryName(countryCode)].filter(Boolean);
}
