import countries from 'i18n-iso-countries/index.js';
import { addresses } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { type Address, isComplete } from './address.ts';

export type NewAddress = Omit<Address, 'id' | 'userId'>;

/** A required line is blank (specification, section 5: Address form). */
export class AddressIncomplete extends Error {
  override name = 'AddressIncomplete';
}

/** Two letters that ISO 3166-1 gives to no country. */
export class CountryUnknown extends Error {
  override name = 'CountryUnknown';
}

/**
 * Writes the caller's one address, whether there was one or not.
 * @throws AddressIncomplete, CountryUnknown, AccountGone
 */
export async function saveAddress(
  tx: Transaction,
  caller: Caller,
  details: NewAddress,
): Promise<Address> {
  if (!isComplete(details)) throw new AddressIncomplete();
  if (!countries.isValid(details.countryCode)) throw new CountryUnknown();
  await holdAccount(tx, caller);
  const [address] = await tx
    .insert(addresses)
    .values({ ...details, userId: caller.userId })
    .onConflictDoUpdate({ target: addresses.userId, set: details })
    .returning();
  return address!;
}
