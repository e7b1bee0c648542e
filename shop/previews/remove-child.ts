import { eq } from 'drizzle-orm';
import { children } from '#database/tables/family.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { clearAwayPhoto } from '#shop/family/clear-away-photos.ts';
import { lockChild } from '#shop/family/find-child.ts';
import { requestIdsOfChild } from './queries.ts';
import { removeDocumentLater } from './remove-document-later.ts';

/**
 * Deletes a child with its photo and previews. Bought books stay as they were bought (readings: Photos).
 * @returns false if the caller has no such child
 */
export async function removeChild(tx: Transaction, caller: Caller, id: string): Promise<boolean> {
  await holdAccount(tx, caller);
  const child = await lockChild(tx, caller, id);
  if (!child) return false;
  for (const requestId of await requestIdsOfChild(tx, id)) {
    await removeDocumentLater(tx, requestId);
  }
  await tx.delete(children).where(eq(children.id, id));
  if (child.photoUrl) await clearAwayPhoto(tx, child.photoUrl);
  return true;
}
