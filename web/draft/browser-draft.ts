import { blankDraft, type Draft, parseDraft } from './draft.ts';

/**
 * The child that a visitor draws, kept in this browser and sent nowhere until somebody saves it to a family (readings: A
 * visitor's draft). A browser may refuse to keep anything (private windows, a full disk): the draft then lives as long as
 * its page does, and is carried from one to the next all the same.
 */
const KEY = 'wonderling-draft';

const listeners = new Set<() => void>();
let known: { draft: Draft | undefined } | undefined;

/** The draft; undefined if there is none. The same object until something changes. */
export function draftInBrowser(): Draft | undefined {
  known ??= { draft: parseDraft(read()) };
  return known.draft;
}

/** Says something of the child, and begins it if this is the first that is said. */
export function changeDraft(said: Partial<Omit<Draft, 'id'>>): void {
  const before = draftInBrowser() ?? { ...blankDraft, id: crypto.randomUUID() };
  keep({ ...before, ...said });
}

/** Lets the draft go: it is in a family now, or nobody wants it. */
export const forgetDraft = (): void => keep(undefined);

/** Calls `changed` when the draft changes, in another tab too. Returns how to stop. */
export function followDraft(changed: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    known = undefined;
    changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(draft: Draft | undefined): void {
  known = { draft };
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft));
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The draft is not kept beyond this page', error);
  }
  for (const changed of listeners) changed();
}
