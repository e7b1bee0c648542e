import { data } from 'react-router';
import type { ToastMessage } from '#web/ui/toast.ts';

/**
 * Runs a page's action on the server. If the way there is broken, or the server is, the page stays
 * as it is, with everything that was typed, and a toast says so: without this an error page would
 * take the form's place.
 *
 * @param lost the answer then
 */
export async function orStay<Answer extends { toast?: ToastMessage }>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  lost: Answer,
) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is no failure, and neither is an action that a later click has overtaken.
    if (error instanceof Response || request.signal.aborted) throw error;
    // A status of failure keeps the page's data from being asked for again, which would fail too.
    return data(lost, { status: 503 });
  }
}
