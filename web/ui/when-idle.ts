const AT_THE_LATEST_MS = 1_000;

/**
 * Does something once the browser has nothing better to do, or after a second of work: a slow device is never idle, and
 * what it puts off for good (the viewport of the toasts, say) is missing when the line is gone.
 *
 * @returns how to call it off
 */
export function whenIdle(act: () => void): () => void {
  if (!window.requestIdleCallback) {
    // Safari has no idle callback.
    const timer = setTimeout(act, AT_THE_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act, { timeout: AT_THE_LATEST_MS });
  return () => window.cancelIdleCallback(id);
}
