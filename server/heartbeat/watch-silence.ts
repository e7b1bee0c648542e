import { BEAT_MS } from './beat.ts';

/** Waits for somebody to say something. */
export type SilenceWatch = {
  /** He has just spoken, or just begun: silence may last for so many ms from now on. */
  allow(ms: number): void;
  /** Nothing is expected of him any more. */
  stop(): void;
};

/**
 * Calls `tooLong` when a silence has lasted for longer than allowed. It is counted in turns of our own event loop and
 * not read from a clock: where we slept too (a laptop that was closed, a supervisor that was stopped) the clock has gone
 * on, and would accuse somebody whose word lies here and has not been read yet.
 */
export function watchSilence(tooLong: () => void): SilenceWatch {
  let watch: NodeJS.Timeout | undefined;
  let turnsLeft = 0;
  const turn = () => {
    turnsLeft--;
    if (turnsLeft >= 0) return;
    stop();
    tooLong();
  };
  const stop = () => {
    clearInterval(watch);
    watch = undefined;
  };
  return {
    allow(ms) {
      turnsLeft = Math.ceil(ms / BEAT_MS);
      watch ??= setInterval(turn, BEAT_MS).unref();
    },
    stop,
  };
}
