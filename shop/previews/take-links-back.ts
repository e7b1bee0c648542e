import { eq } from 'drizzle-orm';
import { previewLinks } from '#database/tables/previews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { lockChild } from '#shop/family/find-child.ts';
import { previewOf } from './queries.ts';

/**
 * Ends every link to a preview, at once and with its pictures. Where there is none, nothing is to be ended.
 * @returns false if the caller has no such preview
 */
export async function takeLinksBack(
  tx: Transaction,
  caller: Caller,
  { bookId, childId }: { bookId: number; childId: string },
): Promise<boolean> {
  const child = await lockChild(tx, caller, childId);
  const preview = child && (await previewOf(tx, bookId, childId));
  if (!preview) return false;
  await tx.delete(previewLinks).where(eq(previewLinks.previewId, preview.id));
  return true;
}
