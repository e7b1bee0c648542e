import { useMemo, useSyncExternalStore } from 'react';
import type { Reader } from '#bookmaking/reader.ts';
import { useAfterPaint } from '#web/ui/use-after-paint.ts';
import { draftInBrowser, followDraft } from './browser-draft.ts';
import { type Draft, readerOfDraft } from './draft.ts';

/** The child that is drawn in this browser; undefined on the server, at the first sight of a page, and where none is. */
export const useDraft = (): Draft | undefined =>
  useSyncExternalStore(followDraft, draftInBrowser, () => undefined);

/**
 * Whom to draw for the draft. Neither typing nor a press waits for the drawing.
 *
 * @param nameless the name in the pictures until one is typed
 */
export function useDraftReader(nameless: string): Reader | undefined {
  const draft = useAfterPaint(useDraft());
  return useMemo(() => draft && readerOfDraft(draft, nameless), [draft, nameless]);
}
