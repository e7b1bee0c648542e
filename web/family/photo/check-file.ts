/** What is sent; a phone turns its own formats into one of these when it is asked for them by name. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Why a file need not be sent at all, in the words in which the shop would refuse it; undefined if it may be
 * a photo. The shop looks at the content and decides.
 */
export function refusalOf({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return 'Please choose a JPEG, PNG, WebP or AVIF picture';
  if (size > MOST_BYTES) return 'The picture is bigger than 10 MB';
  return undefined;
}
