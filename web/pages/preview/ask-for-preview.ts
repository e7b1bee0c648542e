import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

type Wish = { bookId: number; childId: string | undefined; userId: string | undefined };

export const startFailed = (details?: string): ToastMessage =>
  errorToast(details || 'Failed to start preview generation. Please try again.');

/** What is missing before a preview can be asked for; the child comes before the sign-in. */
export function missingFor({ childId, userId }: Wish): ToastMessage | undefined {
  if (!childId) return errorToast('Missing book or child information.');
  if (!userId) {
    return LOG_IN;
  }
  return undefined;
}

/** Asks for a preview: answers the request's id, or what to say instead (specification, section 8: Preview). */
export async function askForPreview(
  wish: Wish,
): Promise<{ requestId: string } | { refusal: ToastMessage }> {
  try {
    const answer = await fetch('/api/functions/start_generate_book_preview', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ book_id: wish.bookId, child_id: wish.childId, user_id: wish.userId }),
    });
    const body = await answer.json();
    if (answer.ok) return { requestId: body.preview_request_id };
    if (answer.status === 401) {
      return { refusal: LOG_IN };
    }
    if (body.code === 'NOT_FOUND' || body.code === 'TOO_MANY_REQUESTS') {
      return { refusal: errorToast(body.message) };
    }
    return { refusal: startFailed(body.data?.details) };
  } catch {
    return { refusal: errorToast('An unexpected error occurred. Please try again.') };
  }
}

const LOG_IN = errorToast('Please log in to generate a preview.', 'Authentication Required');
