/**
 * The line between this browser and the shop: what could not be fetched is tried again for as long as somebody wants it, and
 * the page stays as it is meanwhile.
 */

/** From one try to the next, in ms; the last one stays. Most cuts are short, and a server that starts must not be stormed. */
const WAITS_MS = [300, 1_000, 2_000, 4_000, 8_000];

const wakers = new Set<() => void>();
const listeners = new Set<() => void>();
let failing = 0;

/**
 * Does something that needs the line until it succeeds.
 *
 * @param attempt must be harmless to repeat; whatever it throws counts as a cut line
 * @param signal ends it: nobody wants it any more
 */
export async function persist<Outcome>(
  attempt: () => Promise<Outcome>,
  signal?: AbortSignal | null,
): Promise<Outcome> {
  let isTold = false;
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (signal?.aborted) throw error;
      }
      // One that fails once is not worth a word.
      if (tries === 1) {
        isTold = true;
        failing++;
        tell();
      }
      await worthATry(WAITS_MS[tries] ?? WAITS_MS.at(-1)!, signal);
    }
  } finally {
    if (isTold) {
      failing--;
      tell();
    }
  }
}

/** Whether something is wanted and does not come, or the browser knows that it has no network. */
export const isCut = (): boolean => failing > 0 || !navigator.onLine;

/** Tries everything that waits at once. */
export function tryNow(): void {
  for (const wake of wakers) wake();
}

/** Calls `changed` when the line is cut, or there again. Returns how to stop. */
export function followLine(changed: () => void): () => void {
  const controller = new AbortController();
  listeners.add(changed);
  for (const event of ['online', 'offline'])
    window.addEventListener(event, changed, { signal: controller.signal });
  return () => {
    listeners.delete(changed);
    controller.abort();
  };
}

function tell() {
  for (const listener of listeners) listener();
}

/** Waits for a while; shorter, if the browser is online again, or somebody presses the button, or nobody wants it. */
function worthATry(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      wakers.delete(wake);
      window.removeEventListener('online', wake);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    wakers.add(wake);
    window.addEventListener('online', wake);
    signal?.addEventListener('abort', wake);
  });
}
