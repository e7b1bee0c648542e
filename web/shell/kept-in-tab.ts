/**
 * Texts that this tab keeps for as long as it is open: they outlive a reload and the way to another site and back. A browser may
 * refuse to keep anything (private windows, a full disk); nobody has to ask for that, it is as if nothing had been kept.
 */
export const keptInTab = {
  /** What is kept under the key. It is the visitor's to change. */
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Keeps the text, or lets go of it for null. */
  keep(key: string, text: string | null): void {
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch (error) {
      console.warn('What is typed is not kept beyond this page', error);
    }
  },
};
