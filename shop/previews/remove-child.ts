import { count, eq } from 'drizzle-orm';
import { children } from '#database/tables/family.ts';
import { bookPreviews, previewLinks } from '#database/tables/previews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { clearAwayPhoto } from '#shop/family/clear-away-photos.ts';
import { lockChild } from '#shop/family/find-child.ts';
import { requestIdsOfChild } from './queries.ts';
import { removeDocumentLater } from './remove-document-later.ts';

/** How many of what went with a child. */
export type RemovedWithChild = { photos: number; previews: number; links: number };

/**
 * Deletes a child with its photo and previews. Bought books stay as they were bought (readings: Photos).
 * @returns what went; undefined if the caller has no such child
 */
export async function removeChild(
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<RemovedWithChild | undefined> {
  await holdAccount(tx, caller);
  const child = await lockChild(tx, caller, id);
  if (!child) return undefined;
  const links = await countLinks(tx, id);
  const previews = await requestIdsOfChild(tx, id);
  for (const requestId of previews) {
    await removeDocumentLater(tx, requestId);
  }
  await tx.delete(children).where(eq(children.id, id));
  const photos = child.photoUrl ? await clearAwayPhoto(tx, child.photoUrl) : 0;
  return { photos, previews: previews.length, links };
}

/** They go with their previews. */
async function countLinks(tx: Transaction, childId: string): Promise<number> {
  const [row] = await tx
    .select({ links: count() })
    .from(previewLinks)
    .innerJoin(bookPreviews, eq(bookPreviews.id, previewLinks.previewId))
    .where(eq(bookPreviews.childId, childId));
  return row!.links;
}
