/**
 * Something that this browser keeps between visits and sends nowhere, and that all its tabs follow.
 *
 * @param key its name in the browser's storage
 * @param parse reads what is kept there, null for nothing. It is the visitor's to change, so `parse` throws at nothing
 */
export function keptInBrowser<Thing>(key: string, parse: (text: string | null) => Thing) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; thing: Thing } | undefined;
  const show = (thing: Thing) => {
    known = { text: textOf(key), thing };
    for (const changed of listeners) changed();
  };
  return {
    /** What is kept: the same object until something changes. Nothing where the browser does not let us look. */
    read(): Thing {
      const text = textOf(key);
      // Another tab may have changed it while nobody here was following.
      if (!known || known.text !== text) known = { text, thing: parse(text) };
      return known.thing;
    },
    /**
     * Keeps it as a text, or lets go of it for null. Throws where the browser keeps nothing (private windows, a full disk);
     * everything is as it was then.
     */
    keep(thing: Thing, text: string | null): void {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      show(thing);
    },
    /** Has it for as long as this page lives. */
    hold: show,
    /** Calls `changed` when it changes, in another tab too. Returns how to stop. */
    follow(changed: () => void): () => void {
      const fromOtherTab = (event: StorageEvent) => {
        // No key: everything was cleared.
        if (event.key === key || event.key === null) changed();
      };
      listeners.add(changed);
      window.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(changed);
        window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
