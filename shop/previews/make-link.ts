import { enqueueJob } from '#database/job-queue.ts';
import { previewLinks } from '#database/tables/previews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { lockChild } from '#shop/family/find-child.ts';
import { isExpired, PREVIEW_LASTS_MS } from './preview.ts';
import { hashOfToken, newToken } from './preview-link.ts';
import { previewOf } from './queries.ts';

/**
 * Makes a link under which whoever has it sees the five pages of a preview that is made, as long as that lasts
 * (docs/decisions/108). Its token is told this once; kept is a digest. A preview may have several, for several people.
 * @returns undefined if the caller has no such preview, or not any more
 * @throws UNAUTHORIZED
 */
export async function makeLink(
  tx: Transaction,
  caller: Caller,
  { bookId, childId }: { bookId: number; childId: string },
  now: Date,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  await holdAccount(tx, caller);
  const child = await lockChild(tx, caller, childId);
  const preview = child && (await previewOf(tx, bookId, childId));
  if (!preview?.completedAt || isExpired(preview, child!, now)) return undefined;
  const token = newToken();
  const expiresAt = new Date(preview.completedAt.getTime() + PREVIEW_LASTS_MS);
  const [link] = await tx
    .insert(previewLinks)
    .values({
      previewId: preview.id,
      previewRequestId: preview.previewRequestId,
      tokenHash: hashOfToken(token),
      createdAt: now,
      expiresAt,
    })
    .returning({ id: previewLinks.id });
  await enqueueJob(tx, { task: 'draw_link_pictures', payload: { linkId: link!.id } });
  return { token, expiresAt };
}
