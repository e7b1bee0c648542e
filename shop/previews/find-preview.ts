import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Child } from '#shop/family/child.ts';
import { findChild } from '#shop/family/find-child.ts';
import { mayUseChild } from '#shop/family/who-may.ts';
import type { Files } from '#shop/files.ts';
import { documentKey, isExpired, type Preview, requestIdFromUrl } from './preview.ts';
import { latestOfFamily, previewByRequest, previewOf } from './queries.ts';

/**
 * The preview of a book for a child, if there is one to speak of: pending or completed. A failed
 * one counts as none, so that it can be asked for again.
 */
export async function findPreview(
  db: Reads,
  caller: Caller,
  { bookId, childId }: { bookId: number; childId: string },
): Promise<Preview | undefined> {
  const child = await findChild(db, caller, childId);
  const preview = child && (await previewOf(db, bookId, childId));
  return preview?.status === 'failed' ? undefined : preview;
}

/** The preview that the caller's family asked for last, unless it failed or may no longer be shown. */
export async function findLatestPreview(
  db: Reads,
  caller: Caller,
  now: Date,
): Promise<Preview | undefined> {
  const latest = await latestOfFamily(db, caller.userId);
  return latest && !isExpired(latest.preview, latest.child, now) ? latest.preview : undefined;
}

/** The caller's preview behind a request id, with its child; another family's is undefined. */
export async function findRequest(
  db: Reads,
  caller: Caller,
  previewRequestId: string,
): Promise<{ preview: Preview; child: Child } | undefined> {
  const found = await previewByRequest(db, previewRequestId);
  return found && mayUseChild(caller, found.child) ? found : undefined;
}

/** Whether the document behind an address may still be shown; unknown or foreign counts as expired. */
export async function hasExpired(
  db: Reads,
  caller: Caller,
  { url, publicUrl, now }: { url: string; publicUrl: string; now: Date },
): Promise<boolean> {
  const requestId = requestIdFromUrl(url, publicUrl);
  const found = requestId ? await findRequest(db, caller, requestId) : undefined;
  if (found?.preview.status !== 'completed') return true;
  return isExpired(found.preview, found.child, now);
}

/** The PDF of the caller's completed, unexpired preview; undefined otherwise. */
export async function openDocument(
  db: Reads,
  files: Files,
  caller: Caller,
  previewRequestId: string,
  now: Date,
): Promise<Uint8Array | undefined> {
  const found = await findRequest(db, caller, previewRequestId);
  if (found?.preview.status !== 'completed') return undefined;
  if (isExpired(found.preview, found.child, now)) return undefined;
  return files.read(documentKey(previewRequestId));
}
