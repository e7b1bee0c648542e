import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { exportFamily } from '#shop/account-rights/export-family.ts';
import { os, signedIn } from './implement.ts';

export const account = os.account.router({
  export: os.account.export.use(signedIn).handler(async ({ context: { shop, caller } }) => {
    const zip = await exportFamily(shop.database, shop.files, caller, shop.now());
    return new File([Uint8Array.from(zip)], 'wonderling-family.zip', { type: 'application/zip' });
  }),
  remove: os.account.remove.use(signedIn).handler(async ({ context: { shop, caller } }) => {
    await inTransaction(shop.database, (tx) => deleteAccount(tx, caller));
  }),
});
