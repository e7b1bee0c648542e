import { useEffect, useState } from 'react';
import { type DataStrategyResult, useMatches } from 'react-router';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { clearToasts, errorToast, showToast, type ToastMessage } from '#web/ui/toast.ts';

/** What a loader or an action may have in its answer: a toast, shown once, when the answer arrives. */
export type WithToast = { toast?: ToastMessage };

/**
 * Shows the toasts of all that loaders and actions answer while the shop is open. Here and not in the component that
 * asked, which may be gone by then: the line that was removed from the cart, say.
 *
 * What was shown before goes as soon as it is answered (a form is sent) or left behind (another page has come): a
 * refusal stays until it is dismissed, and once outlived its own correction. Not by an effect of the navigation's state:
 * React may draw that after the answer has come, and the answer's own toast was taken away.
 */
export async function showResultToasts(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<void> {
  if (request.method !== 'GET') clearToasts();
  const results = await next();
  // Overtaken by a later click: nobody waits for it any more.
  if (request.signal.aborted) return;
  if (request.method !== 'GET') stayOnLostLine(results);
  // The root is asked for with every page. What only a part of a page asks for anew (an address for a dialog) is no
  // departure, though it has an address of its own: it once took the refusal of a payment away.
  const isLeft = 'root' in results && new URL(request.url).pathname !== window.location.pathname;
  if (request.method === 'GET' && isLeft) clearToasts();
  for (const { type, result } of Object.values(results)) if (type === 'data') showToastIn(result);
}

/**
 * What was sent and got no answer leaves the page as it is: an error page would take its place, and all that was typed along.
 * No status of failure, so that the page's data come anew (web/line/page-data.ts waits for the line): what was sent may well have
 * arrived, and who sees that it has does not send it twice.
 */
function stayOnLostLine(results: Record<string, DataStrategyResult>): void {
  for (const [route, { type, result }] of Object.entries(results)) {
    const error = isWithStatus(result) ? result.data : result;
    // What `fetch` throws where there is no answer.
    if (type !== 'error' || !(error instanceof TypeError)) continue;
    console.warn('No answer came', error);
    results[route] = { type: 'data', result: { toast: errorToast(OUT_OF_REACH) } };
  }
}

/** Shows the toasts of the loaders that the document came with. Stands once, in the root. */
export function useArrivalToasts(): void {
  const loaded = useMatches().map(({ loaderData }) => loaderData);
  const [arrived] = useState(loaded);
  useEffect(() => arrived.forEach(showToastIn), [arrived]);
}

/** @param result as a loader or an action answers it, bare or with a status */
export function showToastIn(result: unknown): void {
  const answer = isWithStatus(result) ? result.data : result;
  const { toast } = (answer ?? {}) as WithToast;
  if (toast) showToast(toast);
}

const isWithStatus = (result: unknown): result is { data: unknown } =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result;
