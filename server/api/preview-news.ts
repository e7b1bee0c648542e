import pg from 'pg';
import type { Logger } from 'pino';

/** Tells those who wait for a preview that something has happened to it. */
export type PreviewNews = {
  /** Resolves on news of this request, or after `ms` milliseconds, whichever comes first. */
  next(previewRequestId: string, ms: number): Promise<void>;
  close(): Promise<void>;
};

const RECONNECT_MS = 1_000;

/**
 * Listens on one database connection for all waiting polls of this process. While the connection is
 * away nobody is woken and polls simply run out their time, then look for themselves.
 */
export function listenForPreviewNews(url: string, log: Logger): PreviewNews {
  const waiting = new Map<string, Set<() => void>>();
  let client: pg.Client | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    if (closed) return;
    const listener = new pg.Client({ connectionString: url, keepAlive: true });
    client = listener;
    listener.on('notification', ({ payload }) => {
      for (const wake of waiting.get(payload ?? '') ?? []) wake();
    });
    listener.on('error', (error) => log.warn({ err: error }, 'preview news: connection lost'));
    listener.on('end', () => {
      if (!closed) setTimeout(listen, RECONNECT_MS).unref();
    });
    try {
      await listener.connect();
      await listener.query('listen preview_news');
    } catch (error) {
      log.warn({ err: error }, 'preview news: could not listen');
      await listener.end().catch(() => {});
    }
  }
  void listen();

  return {
    next(previewRequestId, ms) {
      return new Promise((resolve) => {
        const wakers = waiting.get(previewRequestId) ?? new Set();
        waiting.set(previewRequestId, wakers);
        const done = () => {
          clearTimeout(timer);
          wakers.delete(done);
          if (wakers.size === 0) waiting.delete(previewRequestId);
          resolve();
        };
        const timer = setTimeout(done, ms);
        wakers.add(done);
      });
    },
    async close() {
      closed = true;
      for (const wakers of waiting.values()) for (const wake of [...wakers]) wake();
      await client?.end();
    },
  };
}
