import type { Transaction } from '../../database/transaction.ts';
import type { Caller } from '../accounts/caller.ts';
import { lockAccount, removeAccount } from '../accounts/remove-account.ts';
import { clearAwayAllPhotos } from '../family/clear-away-photos.ts';
import { forgetBuyer } from '../orders/forget-buyer.ts';
import { removeDocumentsOfFamily } from '../previews/remove-documents-of-family.ts';

/**
 * Deletes the caller's account: children, photos, previews, address, cart, favourites and sessions go.
 * Orders and payments stay, as the shop's books need them, without names and without their PDFs
 * (readings of the specification: Photos). Files go by jobs of this transaction.
 * Throws AccountGone.
 */
export async function deleteAccount(tx: Transaction, caller: Caller): Promise<void> {
  await lockAccount(tx, caller);
  await removeDocumentsOfFamily(tx, caller.userId);
  await clearAwayAllPhotos(tx, caller.userId);
  await forgetBuyer(tx, caller.userId);
  await removeAccount(tx, caller);
}
