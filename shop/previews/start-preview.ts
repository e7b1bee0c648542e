import { randomUUID } from 'node:crypto';
import { enqueueJob } from '#database/job-queue.ts';
import { bookPreviews } from '#database/tables/previews.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { holdAccount } from '#shop/accounts/hold-account.ts';
import { findBook } from '#shop/catalog/find-book.ts';
import { familyDay } from '#shop/family/family-day.ts';
import { lockChild } from '#shop/family/find-child.ts';
import { whyNotInBook } from '#shop/family/why-not-printable.ts';
import { Refused } from '#shop/refused.ts';
import { drawnFrom, type Preview } from './preview.ts';
import { countWaiting, holdWaitingPreviews, previewOf } from './queries.ts';
import { removeDocumentLater } from './remove-document-later.ts';

/**
 * Asks for a preview of a book for a child: the row and the job are written together.
 * While a preview of the child as it now is, is still being made, a second request joins it. `mostWaiting` is how many
 * of a family's previews may be in the making at the same time.
 * @returns the pending preview, or undefined if there is no such book or the caller has no such child
 * @throws PREVIEW_FAILED if the child's name cannot be set, TOO_MANY_REQUESTS, UNAUTHORIZED
 */
export async function startPreview(
  tx: Transaction,
  caller: Caller,
  wanted: { bookId: number; childId: string; mostWaiting: number },
  now: Date,
): Promise<Preview | undefined> {
  await holdAccount(tx, caller);
  const book = await findBook(tx, wanted.bookId);
  // Others who ask for previews of this child wait here.
  const child = await lockChild(tx, caller, wanted.childId);
  if (!book || !child) return undefined;
  const details = whyNotInBook(book.slug, child.name);
  if (details) throw new Refused('PREVIEW_FAILED', { data: { details } });

  const previous = await previewOf(tx, book.id, child.id);
  if (previous?.status === 'pending' && previous.drawnFrom === drawnFrom(child)) return previous;
  await holdWaitingPreviews(tx, caller.userId);
  const waiting = await countWaiting(tx, caller.userId, previous?.id);
  if (waiting >= wanted.mostWaiting) throw tooManyWaiting(waiting);

  const fresh = {
    previewRequestId: randomUUID(),
    status: 'pending',
    bookPreviewUrl: null,
    failure: null,
    drawnFrom: drawnFrom(child),
    requestedAt: now,
    completedAt: null,
  } as const;
  const [preview] = await tx
    .insert(bookPreviews)
    .values({ bookId: book.id, childId: child.id, ...fresh })
    .onConflictDoUpdate({ target: [bookPreviews.bookId, bookPreviews.childId], set: fresh })
    .returning();
  await enqueueJob(tx, {
    task: 'make_preview',
    payload: {
      previewRequestId: fresh.previewRequestId,
      today: familyDay(caller, now).toISOString(),
    },
  });
  if (previous) await removeDocumentLater(tx, previous.previewRequestId);
  return preview;
}

/** By then one of a handful of waiting previews is ready, as a rule. */
const LOOK_AGAIN_SECONDS = 15;

const tooManyWaiting = (waiting: number) =>
  new Refused('TOO_MANY_REQUESTS', {
    message:
      waiting === 1
        ? "We're already making a preview for your family. Please wait until it's ready."
        : `${waiting} previews are being made for your family already. Please wait until one of them is ready.`,
    data: { retry_after: LOOK_AGAIN_SECONDS },
  });
