import { useEffect, useReducer, useState } from 'react';
import { PREVIEW_EXPIRED, PREVIEW_IS_MADE } from '#vocabulary/sentences/previews.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  askForPreview,
  INCOMPLETE,
  isWhole,
  LOG_IN,
  startFailed,
  type Wish,
} from './ask-for-preview.ts';
import { loadPdfViewer } from './document/load-pdf-viewer.ts';
import { followPreview } from './follow-preview.ts';
import { nextPreview, type PreviewState } from './preview-state.ts';
import type { StoredPreview } from './stored-preview.ts';

const EXPIRED = {
  title: 'Preview Expired',
  description: PREVIEW_EXPIRED,
};
const STARTED = {
  title: 'Preview Generation Started',
  description: PREVIEW_IS_MADE,
};
const READY = {
  title: 'Preview Ready!',
  description: 'Your personalized book preview is now available.',
};

/**
 * The preview of a book for a child, followed from wherever it stands. The component that uses it
 * belongs to one book and child: give it both as its `key`.
 *
 * @returns its state, `generate` for the button, `lose` for a document that cannot be opened, whether a visitor has pressed the
 *   button and is asked to sign in, and `stay` for who would rather not
 */
export function usePreview(wish: Wish, stored: StoredPreview) {
  const [state, tell] = useReducer(nextPreview, stored, begin);

  const [asksToSignIn, askToSignIn] = useState(false);
  useEffect(() => {
    // Once the dialog stands there: a toast that was there before it would lie under its scrim.
    if (asksToSignIn) showToast(LOG_IN);
  }, [asksToSignIn]);

  const hasExpired = state.step === 'expired';
  useEffect(() => {
    if (hasExpired) showToast(EXPIRED);
  }, [hasExpired]);

  const requestId = state.step === 'pending' ? state.requestId : undefined;
  useEffect(() => {
    if (!requestId) return;
    const page = new AbortController();
    void followPreview(
      requestId,
      (event, details) => {
        if (event.type === 'failed') showToast(startFailed(details));
        if (event.type === 'completed' && event.url) showToast({ ...READY, variant: 'success' });
        if (event.type === 'completed' && !event.url) console.warn('Completed without a document');
        tell(event);
      },
      page.signal,
    );
    return () => page.abort();
  }, [requestId]);

  const generate = async () => {
    if (!wish.userId) {
      askToSignIn(true);
      return;
    }
    if (!isWhole(wish)) {
      showToast(INCOMPLETE);
      return;
    }
    // The viewer is on its way while the book is made: both are needed, neither waits.
    loadPdfViewer();
    const since = Date.now();
    tell({ type: 'asked' });
    const answer = await askForPreview(wish);
    if ('refusal' in answer) {
      tell({ type: 'refused' });
      showToast(answer.refusal);
      return;
    }
    tell({ type: 'started', requestId: answer.requestId, since });
    showToast({ ...STARTED, variant: 'success' });
  };

  return {
    state,
    generate,
    lose: () => tell({ type: 'document-lost' }),
    asksToSignIn,
    stay: () => askToSignIn(false),
  };
}

function begin(stored: StoredPreview): PreviewState {
  if (stored.step !== 'pending') return stored;
  const { requestId, waitedMs } = stored;
  return { step: 'pending', requestId, since: Date.now() - waitedMs };
}
