import { type FormEvent, useCallback, useSyncExternalStore } from 'react';
import { keptInTab } from '#web/shell/kept-in-tab.ts';

/**
 * What was typed into the sheet of a purchase and not paid for yet: it outlives a reload, the way to the payment page and
 * back, and a refusal. It is kept in this tab alone, for as long as the tab is open, and by purchase, so that an address that
 * was typed for one book is never meant for another.
 */
const KEY = 'wonderling-checkout';

/** By field. */
export type TypedSheet = Readonly<Record<string, string>>;

const NOTHING: TypedSheet = {};
const listeners = new Set<() => void>();
let known: Record<string, TypedSheet> | undefined;
/** The purchases that something was typed for before this page came. */
let fromBefore: ReadonlySet<string> = new Set();

/**
 * @param purchase what is bought: the same words, the same typing
 * @returns `typed`, nothing on the server and at the first sight of a page; `isFromBefore`, whether fields have to be drawn anew to
 *   show it; `say` notes a choice, and `note` what is typed into the form whose `onChange` it is
 */
export function useTypedSheet(purchase: string) {
  const typed = useSyncExternalStore(
    follow,
    () => all()[purchase] ?? NOTHING,
    () => NOTHING,
  );
  const isFromBefore = useSyncExternalStore(
    follow,
    () => fromBefore.has(purchase),
    () => false,
  );
  const say = useCallback(
    (said: TypedSheet) => keep({ ...all(), [purchase]: { ...all()[purchase], ...said } }),
    [purchase],
  );
  const note = useCallback(
    ({ target }: FormEvent<HTMLElement>) => {
      const { name, type, value } = target as unknown as HTMLInputElement;
      // Boxes and choices are said by those who show them.
      if (name && type !== 'checkbox' && type !== 'radio') say({ [name]: value });
    },
    [say],
  );
  return { typed, isFromBefore, say, note };
}

/** What a giver writes before a book is chosen, as if it were a purchase: it goes into whichever book this child is given. */
export const giftTo = (childId: string): string => `gift ${childId}`;

/** Forgets what was typed for a purchase. */
export function forgetTyped(purchase: string): void {
  const { [purchase]: gone, ...rest } = all();
  if (gone) keep(rest);
}

function all(): Record<string, TypedSheet> {
  if (!known) {
    known = read();
    fromBefore = new Set(Object.keys(known));
  }
  return known;
}

function read(): Record<string, TypedSheet> {
  try {
    // Whoever has changed it there has changed what stands in their own form.
    return JSON.parse(keptInTab.read(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function keep(next: Record<string, TypedSheet>): void {
  known = next;
  keptInTab.keep(KEY, JSON.stringify(next));
  for (const changed of listeners) changed();
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
