import { MOST_PHOTO_BYTES } from '#vocabulary/photos.ts';
import { NOT_A_PHOTO, PHOTO_TOO_LARGE } from '#vocabulary/sentences/photos.ts';

/** What is sent; a phone turns its own formats into one of these when it is asked for them by name. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * Why a file need not be sent at all, in the words in which the shop would refuse it; undefined if it may be
 * a photo. The shop looks at the content and decides.
 */
export function refusalOf({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return NOT_A_PHOTO;
  if (size > MOST_PHOTO_BYTES) return PHOTO_TOO_LARGE;
  return undefined;
}
