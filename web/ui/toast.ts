/** A short message that comes and goes. `destructive` stays until it is dismissed. */
export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
};

/** The toast of what went wrong; it stays until it is dismissed. */
export const errorToast = (description: string, title = 'Error'): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

type Stage = (message: ToastMessage) => void;

let stage: Stage | undefined;
const waiting: ToastMessage[] = [];
const wakers = new Set<() => void>();

/** Shows a toast. The stage's code is loaded with the first one; early ones wait for it. */
export function showToast(message: ToastMessage): void {
  if (stage) {
    stage(message);
    return;
  }
  waiting.push(message);
  for (const wake of wakers) wake();
}

/** Opens the stage: `show` gets what has waited and everything after it. Returns how to close it. */
export function openStage(show: Stage): () => void {
  stage = show;
  for (const message of waiting.splice(0)) show(message);
  return () => {
    stage = undefined;
  };
}

/** Calls `wake` when a toast waits for a stage. Returns how to stop. */
export function onFirstToast(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

/** Whether the stage's code is needed. */
export const isViewportNeeded = (): boolean => stage !== undefined || waiting.length > 0;
