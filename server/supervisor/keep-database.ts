import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedDatabase, launchEmbeddedDatabase } from '#database/embedded/launch.ts';

/** The embedded database, kept running. */
export type KeptDatabase = { url: string; stop(): Promise<void> };

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Launches the embedded database and launches it again whenever it ends, on the same port if that is still free;
 * `moved` is told the new address if not. Throws EmbeddedDatabaseError if the first launch fails.
 */
export async function keepDatabase(
  dataDir: string,
  watch: { say(line: string): void; moved(url: string): void },
): Promise<KeptDatabase> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = await launchEmbeddedDatabase({ dataDir });
  if (running.adopted) watch.say('The database still ran from an earlier start; it is taken over.');

  async function again(before: EmbeddedDatabase): Promise<EmbeddedDatabase | undefined> {
    for (
      let pauseMs = SHORTEST_PAUSE_MS;
      !signal.aborted;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        return await launchEmbeddedDatabase({ dataDir, port: Number(new URL(before.url).port) });
      } catch (error) {
        watch.say(`${(error as Error).message} It is tried again in ${pauseMs / 1000} s.`);
        await wait(pauseMs, undefined, { signal }).catch(() => {});
      }
    }
    return undefined;
  }

  async function watchOver() {
    for (;;) {
      await running.exited;
      if (signal.aborted) return;
      watch.say('The database ended; it starts again.');
      const before = running;
      const after = await again(before);
      if (!after) return;
      running = after;
      watch.say('The database is back.');
      if (signal.aborted) await running.stop();
      else if (running.url !== before.url) watch.moved(running.url);
    }
  }

  const watching = watchOver();
  return {
    url: running.url,
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}
