/** A short message that comes and goes. `destructive` stays until it is dismissed. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** Where the message sends the reader, below its words. */
  link?: { to: string; words: string };
};

/** The toast of what went wrong; it stays until it is dismissed. */
export const errorToast = (description: string, title = 'Error'): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

type ShowToast = (message: ToastMessage) => void;

let viewport: { show: ShowToast; clear: () => void } | undefined;
const waiting: ToastMessage[] = [];
const wakers = new Set<() => void>();

/** Shows a toast. The viewport's code is loaded with the first one; early ones wait for it. */
export function showToast(message: ToastMessage): void {
  if (viewport) {
    viewport.show(message);
    return;
  }
  waiting.push(message);
  for (const wake of wakers) wake();
}

/** Takes away what is shown: it has been answered, or its page has been left. */
export function clearToasts(): void {
  waiting.length = 0;
  viewport?.clear();
}

/** Opens the viewport: `show` gets what has waited and everything after it. Returns how to close it. */
export function openViewport(show: ShowToast, clear: () => void = () => {}): () => void {
  viewport = { show, clear };
  for (const message of waiting.splice(0)) show(message);
  return () => {
    viewport = undefined;
  };
}

/** Calls `wake` when a toast waits for a viewport. Returns how to stop. */
export function onFirstToast(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

/** Whether the viewport's code is needed. */
export const isViewportNeeded = (): boolean => viewport !== undefined || waiting.length > 0;
