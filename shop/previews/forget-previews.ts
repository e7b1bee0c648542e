import { inArray, lt, sql } from 'drizzle-orm';
import { bookPreviews } from '#database/tables/previews.ts';
import type { Transaction } from '#database/transaction.ts';
import { DAY_MS, howLong } from '#vocabulary/how-long.ts';
import { removeDocumentLater } from './remove-document-later.ts';

const MOST_AT_ONCE = 1000;

/**
 * Removes previews that have run out for as long as they could be seen, with their documents and links: until then the page
 * says that there was one.
 * @returns how many
 */
export async function forgetPreviews(tx: Transaction, now: Date): Promise<number> {
  const since = sql`coalesce(${bookPreviews.completedAt}, ${bookPreviews.requestedAt})`;
  const over = await tx
    .select({ id: bookPreviews.id, requestId: bookPreviews.previewRequestId })
    .from(bookPreviews)
    .where(lt(since, new Date(now.getTime() - howLong.previewGoneDays * DAY_MS)))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  if (over.length === 0) return 0;
  await tx.delete(bookPreviews).where(
    inArray(
      bookPreviews.id,
      over.map(({ id }) => id),
    ),
  );
  for (const { requestId } of over) await removeDocumentLater(tx, requestId);
  return over.length;
}
