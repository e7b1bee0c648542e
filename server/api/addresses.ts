import type { Address as WireAddress } from '#contract/addresses.ts';
import { inTransaction } from '#database/transaction.ts';
import { type Address, findAddress } from '#shop/family/address.ts';
import { saveAddress } from '#shop/family/save-address.ts';
import { os, signedIn } from './implement.ts';
import { asRow } from './row-names.ts';

const present = (address: Address): WireAddress => ({
  id: address.id,
  user_id: address.userId,
  address_line_1: address.addressLine1,
  address_line_2: address.addressLine2,
  city: address.city,
  state: address.state,
  postal_code: address.postalCode,
  country_code: address.countryCode,
  phone_number: address.phoneNumber,
});

export const addresses = os.addresses.router({
  mine: os.addresses.mine.use(signedIn).handler(async ({ context: { shop, caller } }) => {
    const address = await findAddress(shop.database.orm, caller);
    return address ? present(address) : null;
  }),
  save: os.addresses.save.use(signedIn).handler(async ({ input, context: { shop, caller } }) => {
    return present(
      await inTransaction(shop.database, (tx) => saveAddress(tx, caller, asRow(input))),
    );
  }),
});
