import { useSyncExternalStore } from 'react';
import type { Family } from '#web/book/family.ts';
import { keptInBrowser } from '#web/shell/kept-in-browser.ts';
import { useDraft } from './use-draft.ts';

/** Stands for the child that was drawn in this browser, where a child of the family would be named by its id. */
export const DRAFT = 'draft';

/** In the browser's storage and not in the cookie of a family's choice (105): no page may differ for who has a draft. */
const kept = keptInBrowser('wonderling-draft-on-covers', (text) => text === DRAFT);

/** Puts the draft on the covers of every page, or takes it off them; remembered, where the browser remembers anything. */
export function showDraftOnCovers(isShown: boolean): void {
  try {
    kept.keep(isShown, isShown ? DRAFT : null);
  } catch (error) {
    console.warn('The choice is not kept beyond this page', error);
    kept.hold(isShown);
  }
}

/**
 * Whether the covers show the draft: if it was chosen on the shelf, by who has no child in a family. Undefined on the
 * server and at the first sight of a page, as the draft is.
 */
export function useDraftOnCovers(family: Pick<Family, 'heroes'> | null): typeof DRAFT | undefined {
  const isChosen = useSyncExternalStore(kept.follow, kept.read, () => false);
  const isDrawn = useDraft() !== undefined;
  return isChosen && isDrawn && !family?.heroes.length ? DRAFT : undefined;
}
