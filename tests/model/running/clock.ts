import type { Database } from '#database/connect.ts';

/**
 * The time that the shop is told. Where it asks the database or the machine for the time instead (the provider's
 * sessions, the counters of the rate limits, the sign-in sessions), what lies there is moved into the past by as much:
 * nobody has to wait, and nobody's clock is false.
 */
export type Clock = {
  now(): Date;
  pass(ms: number): Promise<void>;
  /** A new family's story begins today. */
  reset(): void;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function openClock({ pool }: Database): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    reset: () => {
      ahead = 0;
    },
    async pass(ms) {
      ahead += ms;
      const seconds = ms / 1000;
      // Each by itself: nobody who holds two of these rows in another order can be waited for in a circle.
      await pool.query(
        `update sandbox.checkout_sessions set expires_at = expires_at - make_interval(secs => $1) where status = 'open'`,
        [seconds],
      );
      await pool.query('update rate_limits set expire = expire - $1', [ms]);
      await pool.query('update sessions set expires_at = expires_at - make_interval(secs => $1)', [
        seconds,
      ]);
    },
  };
}
