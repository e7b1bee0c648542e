import { and, eq, sql } from 'drizzle-orm';
import { CannotPrint } from '#bookmaking/cannot-print.ts';
import { typesetPreview } from '#bookmaking/typesetting/typeset.ts';
import type { Database } from '#database/connect.ts';
import { bookPreviews } from '#database/tables/previews.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { type PhotoStudio, withPhoto } from '#shop/family/book-photo.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { LATE_PUT_MS } from '#shop/files.ts';
import { findTitle } from '#titles/find-title.ts';
import { PREVIEW_NOT_STARTED } from '#vocabulary/sentences/previews.ts';
import { documentKey, documentUrl } from './preview.ts';
import { lockRequest, previewByRequest } from './queries.ts';
import { removeDocumentLater } from './remove-document-later.ts';

/**
 * The worker's part: draws and sets the preview, keeps the document, completes the row.
 * Doing it twice does no harm: the same child gives the same bytes under the same key. A request
 * that a newer one has replaced is left alone. A child that cannot be printed fails the preview
 * with the reason; any other error is thrown, so that the queue tries again.
 *
 * @param times `today` is the family's day, on which the child has its age
 */
export async function makePreview(
  { database, ...photos }: { database: Database } & PhotoStudio,
  previewRequestId: string,
  { now, today }: { now: Date; today: Date },
): Promise<void> {
  const found = await previewByRequest(database.orm, previewRequestId);
  if (found?.preview.status !== 'pending') return;
  const title = findTitle(found.slug);
  if (!title) throw new Error(`The catalog names a title that nobody wrote: ${found.slug}`);

  try {
    const reader = await withPhoto(photos, readerOfChild(found.child, today));
    const pdf = await typesetPreview(title, reader);
    await photos.files.put(documentKey(previewRequestId), pdf);
  } catch (error) {
    if (!(error instanceof CannotPrint)) throw error;
    return inTransaction(database, (tx) => failPreview(tx, previewRequestId, error.message));
  }
  await inTransaction(database, async (tx) => {
    await finish(tx, previewRequestId, {
      status: 'completed',
      bookPreviewUrl: documentUrl(previewRequestId),
      completedAt: now,
    });
    // The child was deleted, or a newer request made, meanwhile: the file came after its removal.
    if (!(await lockRequest(tx, previewRequestId))) await removeDocumentLater(tx, previewRequestId);
  });
}

/**
 * Ends a preview after its last try, and says so to whoever waits. A store that was slow may have its document by now:
 * what nobody will ever be shown is removed.
 */
export async function giveUpPreview(tx: Transaction, previewRequestId: string): Promise<void> {
  await failPreview(tx, previewRequestId, PREVIEW_NOT_STARTED);
  await removeDocumentLater(tx, previewRequestId, LATE_PUT_MS);
}

/** Ends a preview that cannot be made, with words that the customer may read. */
export function failPreview(
  tx: Transaction,
  previewRequestId: string,
  failure: string,
): Promise<void> {
  return finish(tx, previewRequestId, { status: 'failed', failure });
}

async function finish(
  tx: Transaction,
  previewRequestId: string,
  end: Partial<typeof bookPreviews.$inferInsert>,
): Promise<void> {
  await tx
    .update(bookPreviews)
    .set(end)
    .where(
      and(eq(bookPreviews.previewRequestId, previewRequestId), eq(bookPreviews.status, 'pending')),
    );
  // Wakes the polls that wait for this request; delivered when the transaction commits.
  await tx.execute(sql`select pg_notify('preview_news', ${previewRequestId})`);
}
