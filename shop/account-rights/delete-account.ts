import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { lockAccount, removeAccount } from '#shop/accounts/remove-account.ts';
import { clearAwayAllPhotos } from '#shop/family/clear-away-photos.ts';
import { forgetCards } from '#shop/gift-cards/forget-cards.ts';
import { forgetBuyer } from '#shop/orders/forget-buyer.ts';
import { removeDocumentsOfFamily } from '#shop/previews/remove-documents-of-family.ts';
import { cancelWithAccount } from '#shop/refunds/cancel-with-account.ts';
import { removeReviewsOf } from '#shop/reviews/remove-review.ts';

/**
 * Deletes the caller's account: children, photos, previews, address, cart, favorites, reviews and sessions go.
 * Orders and payments stay, as the shop's books need them, without names and without their PDFs
 * (readings of the specification: Photos). What is not with the printer is canceled, and its money goes back; the rest is
 * printed, and forgotten once it has arrived. Gift cards stay good, without names. Files go by jobs of this transaction.
 * Throws UNAUTHORIZED.
 */
export async function deleteAccount(tx: Transaction, caller: Caller): Promise<void> {
  await lockAccount(tx, caller);
  await removeDocumentsOfFamily(tx, caller.userId);
  await clearAwayAllPhotos(tx, caller.userId);
  await removeReviewsOf(tx, caller.userId);
  await cancelWithAccount(tx, caller.userId);
  await forgetBuyer(tx, caller.userId);
  await forgetCards(tx, caller);
  await removeAccount(tx, caller);
}
