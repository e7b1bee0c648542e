import countries from 'i18n-iso-countries/index.js';
import { Refused } from '#shop/refused.ts';
import { isComplete, type PostalLines } from '#vocabulary/complete-address.ts';

/**
 * Asks of an address what the shop can know about it, whether it is the family's own or one given at a checkout.
 * @throws ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN
 */
export function assertDeliverable(address: PostalLines): void {
  if (!isComplete(address)) throw new Refused('ADDRESS_INCOMPLETE');
  if (!countries.isValid(address.countryCode)) throw new Refused('COUNTRY_UNKNOWN');
}
