import { UNEXPECTED } from '#vocabulary/sentences/failures.ts';
import {
  PREVIEW_INCOMPLETE,
  PREVIEW_NEEDS_LOGIN,
  PREVIEW_NOT_STARTED,
} from '#vocabulary/sentences/previews.ts';
import { shop } from '#web/shell/shop-client.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/** Which book for which child, and who wishes for it; a page may not know the latter two yet. */
export type Wish = { bookId: number; childId: string | undefined; userId: string | undefined };
type WholeWish = { bookId: number; childId: string; userId: string };

export const startFailed = (details?: string): ToastMessage =>
  errorToast(details || PREVIEW_NOT_STARTED);

export const LOG_IN = errorToast(PREVIEW_NEEDS_LOGIN, 'Authentication Required');
export const INCOMPLETE = errorToast(PREVIEW_INCOMPLETE);

export const isWhole = (wish: Wish): wish is WholeWish => Boolean(wish.childId && wish.userId);

/** Asks for a preview: answers the request's id, or what to say instead (specification, section 8: Preview). */
export async function askForPreview({
  bookId,
  childId,
  userId,
}: WholeWish): Promise<{ requestId: string } | { refusal: ToastMessage }> {
  const { data, error, isDefined } = await shop.functions.start_generate_book_preview({
    book_id: bookId,
    child_id: childId,
    user_id: userId,
  });
  if (data) return { requestId: data.preview_request_id };
  if (!isDefined) {
    // A shop that failed says so with a code; else there was no answer at all.
    const hasAnswered = error && 'code' in error;
    return { refusal: hasAnswered ? startFailed() : errorToast(UNEXPECTED) };
  }
  switch (error.code) {
    case 'UNAUTHORIZED':
      return { refusal: LOG_IN };
    case 'NOT_FOUND':
    case 'TOO_MANY_REQUESTS':
      return { refusal: errorToast(error.message) };
    case 'PREVIEW_FAILED':
      return { refusal: startFailed(error.data.details) };
    default:
      return { refusal: startFailed() };
  }
}
