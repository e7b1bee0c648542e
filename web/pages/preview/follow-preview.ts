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

async function poll(requestId: string, signal: AbortSignal): Promise<Finding> {
  const query = new URLSearchParams({ preview_request_id: requestId });
  try {
    const answer = await fetch(`/api/functions/poll_book_preview_status?${query}`, {
      headers: { Prefer: `wait=${HOLD_SECONDS}` },
      signal,
    });
    return read(answer.status, await answer.json());
  } catch {
    // No network, an answer that is no JSON, or the page was left.
    return OFFLINE;
  }
}

const OFFLINE: Finding = { event: { type: 'troubled', trouble: 'offline' }, isLast: false };

type PollAnswer = {
  status?: unknown;
  book_preview_url?: string | null;
  code?: string;
  data?: { details?: string };
};

/** What an answer of the poll means (specification, sections 4 and 8: Polling). */
export function read(status: number, body: PollAnswer): Finding {
  if (status === 200 && body.status === 'completed') {
    return { event: { type: 'completed', url: body.book_preview_url ?? null }, isLast: true };
  }
  if (status === 200) return { event: { type: 'still-pending' }, isLast: false };
  if (status === 401) {
    return { event: { type: 'troubled', trouble: 'signed-out' }, isLast: true };
  }
  // A request that is gone was replaced by a newer one, or its child was deleted: it never comes back.
  if (body.code === 'PREVIEW_FAILED' || body.code === 'NOT_FOUND') {
    return { event: { type: 'failed' }, details: body.data?.details, isLast: true };
  }
  return OFFLINE;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, ms));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
