import { createHash } from 'node:crypto';
import { HAND } from '#bookmaking/hand.ts';
import type { bookPreviews } from '#database/tables/previews.ts';
import { birthdayOf, type Child } from '#shop/family/child.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { DAY_MS, howLong } from '#vocabulary/how-long.ts';

/** A preview as it is stored. */
export type Preview = typeof bookPreviews.$inferSelect;

/** A preview lasts 7 days (readings of the specification: Previews). */
export const PREVIEW_LASTS_MS = howLong.previewDays * DAY_MS;

/**
 * A digest of all that a child's books are drawn from: the reader itself, so that nothing can be drawn and left out here.
 * When it changes, previews that were drawn before are of somebody else and have expired. The birthday stands for the
 * age that it gives: a preview should not expire because a month has passed. The hand that draws is part of it.
 */
export function drawnFrom(child: Child, hand = HAND): string {
  const { ageMonths, ...reader } = readerOfChild(child, child.updatedAt);
  const drawn = JSON.stringify({ ...reader, birthday: birthdayOf(child), hand });
  return createHash('sha256').update(drawn).digest('hex');
}

/** Whether a completed preview may no longer be shown. */
export function isExpired(preview: Preview, child: Child, now: Date): boolean {
  if (!preview.completedAt) return false;
  const tooOld = now.getTime() - preview.completedAt.getTime() > PREVIEW_LASTS_MS;
  return tooOld || preview.drawnFrom !== drawnFrom(child);
}

const DOCUMENTS = '/api/storage/book_previews/';

/** The address of a preview's document; only its owner's session opens it. */
export function documentUrl(previewRequestId: string): string {
  return `${DOCUMENTS}${previewRequestId}`;
}

/** Where a preview's document is kept. */
export function documentKey(previewRequestId: string): string {
  return `book_previews/${previewRequestId}.pdf`;
}

/**
 * The request id in an address of one of our own documents, or undefined for any other address.
 * Nothing is ever fetched from an address that a client names.
 */
export function requestIdFromUrl(url: string, publicUrl: string): string | undefined {
  if (!URL.canParse(url, publicUrl)) return undefined;
  const { origin, pathname } = new URL(url, publicUrl);
  if (origin !== new URL(publicUrl).origin || !pathname.startsWith(DOCUMENTS)) return undefined;
  const id = pathname.slice(DOCUMENTS.length);
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}
