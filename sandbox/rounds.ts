import type { Logger } from 'pino';

const LOOK_AGAIN_MS = 5_000;

/** Something of the world outside that acts by itself, over and over. */
export type Rounds = {
  /** Says that there may be something to do: it is looked for now and not at the next round. */
  wake(): void;
  /** Stops looking, and waits for what is under way. */
  stop(): Promise<void>;
};

export type Work = {
  /** What is done once, before the first round. */
  first?: () => Promise<void>;
  /**
   * Does what is due, and begins what takes longer.
   * @param begin notes something that goes on while the next round is made
   * @param free how much more may be begun
   */
  round: (begin: (name: object, work: Promise<void>) => void, free: number) => Promise<void>;
  /** Until something is due, in ms; null for nothing that is known of. */
  msToNext: () => Promise<number | null>;
  atOnce: number;
};

/** Makes rounds until stopped. What is still to be done stands in the database, so a killed sandbox goes on where it was. */
export function startRounds(what: string, work: Work, log: Logger): Rounds {
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let wakeUp = () => {};
  let mayHaveWork = false;

  const wake = () => {
    mayHaveWork = true;
    wakeUp();
  };

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (mayHaveWork || stopped) return resolve();
      const timer = setTimeout(resolve, ms);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const begin = (name: object, done: Promise<void>) => {
    const noted = done
      .catch((error) => log.error({ err: error, ...name }, `${what}: not noted as done`))
      .finally(() => {
        underWay.delete(noted);
        wake();
      });
    underWay.add(noted);
  };

  const msToNext = async () => {
    // With both hands full there is nothing to look for: whatever ends first wakes this up.
    if (underWay.size >= work.atOnce) return LOOK_AGAIN_MS;
    const ms = (await work.msToNext()) ?? LOOK_AGAIN_MS;
    return Math.min(Math.max(ms, 0), LOOK_AGAIN_MS);
  };

  const rounds = async () => {
    await work.first?.().catch((error) => log.error({ err: error }, `${what}: could not begin`));
    while (!stopped) {
      mayHaveWork = false;
      const pause = await work
        .round(begin, work.atOnce - underWay.size)
        .then(msToNext)
        .catch((error) => {
          log.error({ err: error }, `${what}: waits for the database`);
          return 1_000;
        });
      await sleep(pause);
    }
  };

  const running = rounds();
  return {
    wake,
    async stop() {
      stopped = true;
      wakeUp();
      await running;
      await Promise.all(underWay);
    },
  };
}
