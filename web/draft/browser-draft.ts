import { keptInBrowser } from '#web/shell/kept-in-browser.ts';
import { blankDraft, type Draft, parseDraft } from './draft.ts';

/**
 * The child that a visitor draws, kept in this browser and sent nowhere until somebody saves it to a family (readings: A
 * visitor's draft). Where a browser keeps nothing, the draft lives as long as its page does, and is carried from one to
 * the next all the same.
 */
const kept = keptInBrowser('wonderling-draft', parseDraft);

/** The draft; undefined if there is none. The same object until something changes. */
export const draftInBrowser = (): Draft | undefined => kept.read();

/** Calls `changed` when the draft changes, in another tab too. Returns how to stop. */
export const followDraft = kept.follow;

/** Says something of the child, and begins it if this is the first that is said. */
export function changeDraft(said: Partial<Omit<Draft, 'id'>>): void {
  const before = draftInBrowser() ?? { ...blankDraft, id: crypto.randomUUID() };
  keep({ ...before, ...said });
}

/** Lets the draft go: it is in a family now, or nobody wants it. */
export const forgetDraft = (): void => keep(undefined);

function keep(draft: Draft | undefined): void {
  try {
    kept.keep(draft, draft ? JSON.stringify(draft) : null);
  } catch (error) {
    console.warn('The draft is not kept beyond this page', error);
    kept.hold(draft);
  }
}
