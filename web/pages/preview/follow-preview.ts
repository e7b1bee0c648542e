import { shop } from '#web/shell/shop-client.ts';
import { sleep } from '#web/shell/sleep.ts';
import type { PreviewEvent } from './preview-state.ts';

/** From the beginning of one poll to the beginning of the next (specification, section 9). */
const POLL_EVERY_MS = 10_000;
/** The server may hold the poll this long, so that a book shows up the moment that it is ready. */
const HOLD_SECONDS = 20;

/** What one poll found; `details` are the server's words where the job failed. */
type Finding = { event: PreviewEvent; details?: string; isLast: boolean };

/**
 * Asks how far a preview is, at once and then every 10 seconds, until it is made, has failed, or
 * nobody is signed in any more.
 *
 * @param tell hears of every poll; `details` come with `failed`
 * @param signal ends it when the page closes
 */
export async function followPreview(
  requestId: string,
  tell: (event: PreviewEvent, details?: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const begun = Date.now();
    const { event, details, isLast } = await poll(requestId, signal);
    if (signal.aborted) return;
    tell(event, details);
    if (isLast) return;
    await sleep(POLL_EVERY_MS - (Date.now() - begun), signal);
  }
}

/** Asks once, and says what the answer means (specification, sections 4 and 8: Polling). */
async function poll(requestId: string, signal: AbortSignal): Promise<Finding> {
  const { data, error, isDefined } = await shop.functions.poll_book_preview_status(
    { preview_request_id: requestId },
    { signal, context: { waitSeconds: HOLD_SECONDS } },
  );
  if (data?.status === 'completed') {
    return { event: { type: 'completed', url: data.book_preview_url }, isLast: true };
  }
  if (data) return { event: { type: 'still-pending' }, isLast: false };
  // No network, an answer of somebody in between, or a shop that failed.
  if (!isDefined) return OFFLINE;
  switch (error.code) {
    case 'UNAUTHORIZED':
      return { event: { type: 'troubled', trouble: 'signed-out' }, isLast: true };
    case 'PREVIEW_FAILED':
      return { event: { type: 'failed' }, details: error.data.details, isLast: true };
    // It was replaced by a newer one, or its child was deleted: it never comes back.
    case 'NOT_FOUND':
      return { event: { type: 'failed' }, isLast: true };
    default:
      return OFFLINE;
  }
}

const OFFLINE: Finding = { event: { type: 'troubled', trouble: 'offline' }, isLast: false };
