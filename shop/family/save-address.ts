import { addresses } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import type { Address } from './address.ts';
import { assertDeliverable } from './assert-deliverable.ts';

export type NewAddress = Omit<Address, 'id' | 'userId'>;

/**
 * Writes the caller's one address, whether there was one or not.
 * @throws ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN, UNAUTHORIZED
 */
export async function saveAddress(
  tx: Transaction,
  caller: Caller,
  details: NewAddress,
): Promise<Address> {
  assertDeliverable(details);
  await holdAccount(tx, caller);
  const [address] = await tx
    .insert(addresses)
    .values({ ...details, userId: caller.userId })
    .onConflictDoUpdate({ target: addresses.userId, set: details })
    .returning();
  return address!;
}
