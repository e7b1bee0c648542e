/**
 * A preview from nothing to a document (specification, section 4: Preview generation):
 * none -> starting -> pending -> ready, and back to none where it fails; ready -> expired.
 * Times are milliseconds of the browser's clock.
 */
export type PreviewState =
  | { step: 'none' }
  | { step: 'starting' }
  | { step: 'pending'; requestId: string; since: number; trouble?: PollTrouble }
  /** `linksUntil`: until when others can look at it, by a link (ISO 8601); null for nobody. */
  | { step: 'ready'; url: string; linksUntil: string | null }
  | { step: 'expired' };

/** `offline` is being tried again; after `signed-out` nobody asks any more. */
export type PollTrouble = 'offline' | 'signed-out';

export type PreviewEvent =
  | { type: 'asked' }
  | { type: 'started'; requestId: string; since: number }
  | { type: 'refused' }
  | { type: 'still-pending' }
  | { type: 'troubled'; trouble: PollTrouble }
  | { type: 'completed'; url: string | null }
  | { type: 'failed' }
  | { type: 'document-lost' };

/** The next state. An event that does not belong to a state changes nothing. */
export function nextPreview(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (state.step) {
    case 'none':
    case 'expired':
      return event.type === 'asked' ? { step: 'starting' } : state;
    case 'starting':
      return onceAsked(state, event);
    case 'pending':
      return onceStarted(state, event);
    case 'ready':
      // Asking anew brings the very same book, so the button rests until this one is gone.
      return event.type === 'document-lost' ? { step: 'expired' } : state;
  }
}

function onceAsked(state: PreviewState, event: PreviewEvent): PreviewState {
  if (event.type === 'refused') return { step: 'none' };
  if (event.type !== 'started') return state;
  return { step: 'pending', requestId: event.requestId, since: event.since };
}

function onceStarted(state: PreviewState & { step: 'pending' }, event: PreviewEvent): PreviewState {
  switch (event.type) {
    case 'completed':
      // Completed without a document is as good as none: it may be asked for again.
      return event.url ? { step: 'ready', url: event.url, linksUntil: null } : { step: 'none' };
    case 'failed':
      return { step: 'none' };
    case 'troubled':
      return { ...state, trouble: event.trouble };
    case 'still-pending':
      return { ...state, trouble: undefined };
    default:
      return state;
  }
}

/** Whether a book is being made: its cover is gray, its button breathes. */
export const isPreparing = (state: PreviewState): boolean =>
  state.step === 'starting' || state.step === 'pending';

/** Whole seconds since a preview was asked for; never below 0, whatever the clock does. */
export const elapsedSeconds = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - since) / 1000));
