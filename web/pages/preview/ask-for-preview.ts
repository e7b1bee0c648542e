import { UNEXPECTED } from '#vocabulary/sentences/failures.ts';
import { PREVIEW_INCOMPLETE, PREVIEW_NOT_STARTED } from '#vocabulary/sentences/previews.ts';
import type { ToastMessage } from '#web/ui/toast.ts';

type Wish = { bookId: number; childId: string | undefined; userId: string | undefined };

const broken = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

const NOT_SIGNED_IN = broken('Authentication Required', 'Please log in to generate a preview.');

export const startFailed = (details?: string): ToastMessage =>
  broken('Error', details || PREVIEW_NOT_STARTED);

/** What is missing before a preview can be asked for; the child comes before the sign-in. */
export function missingFor({ childId, userId }: Wish): ToastMessage | undefined {
  if (!childId) return broken('Error', PREVIEW_INCOMPLETE);
  return userId ? undefined : NOT_SIGNED_IN;
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
    if (answer.status === 401) return { refusal: NOT_SIGNED_IN };
    if (body.code === 'NOT_FOUND' || body.code === 'TOO_MANY_REQUESTS') {
      return { refusal: broken('Error', body.message) };
    }
    return { refusal: startFailed(body.data?.details) };
  } catch {
    return { refusal: broken('Error', UNEXPECTED) };
  }
}
