/**
 * Does something once the browser has nothing better to do.
 *
 * @returns how to call it off
 */
export function whenIdle(act: () => void): () => void {
  if (!window.requestIdleCallback) {
    // Safari has no idle callback; a second later it is idle as well.
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(id);
}
