import { safe } from '@orpc/client';
import type { Address } from '#contract/addresses.ts';
import { isBlank } from '#vocabulary/blank.ts';
import { needsState } from '#vocabulary/countries.ts';
import { type Parcel, parcelHome } from '#web/checkout/ship-to.ts';
import type { ShopRequest } from '#web/request-context.ts';

/** `unknown` where the address could not be read: counts as incomplete, with words of its own. */
export type AddressCheck = 'complete' | 'incomplete' | 'unknown';

/** What a page has to know before it lets anybody pay: with a complete address, what the parcel will say. */
export type CheckedAddress = { address: AddressCheck; parcel: Parcel | null };

/** Whether the viewer has an address that a book can be sent to (specification, section 5). */
export async function checkAddress({ api, viewer, report }: ShopRequest): Promise<CheckedAddress> {
  const { data: address, error } = await safe(api.addresses.mine());
  if (error) {
    report(error);
    return { address: 'unknown', parcel: null };
  }
  if (!address || !isComplete(address)) return { address: 'incomplete', parcel: null };
  return { address: 'complete', parcel: parcelHome(address, viewer?.name ?? '') };
}

/** All parts are there that its country's addresses have, and can be seen. */
export function isComplete(address: Address | null): boolean {
  if (!address) return false;
  const { address_line_1, city, state, postal_code, country_code } = address;
  const parts = [address_line_1, city, postal_code, country_code];
  if (needsState(country_code)) parts.push(state);
  return !parts.some(isBlank);
}
