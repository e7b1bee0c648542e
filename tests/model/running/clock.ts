import type { Database } from '#database/connect.ts';

/**
 * Time passes by moving what has been into the past: what the shop, the provider and the counters noted of when, and
 * how long it holds. Nobody's clock is false, wherever he asks for the time: the process, the database, the library.
 */
export type Clock = {
  pass(ms: number): Promise<void>;
  /** How much has passed in all, in ms: at least `least`, and `most` once all that is passing now has passed. */
  passed(): { least: number; most: number };
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Each by itself: nobody who holds some of these rows in another order can be waited for in a circle. */
const OLDER = [
  `update sandbox.checkout_sessions set created = created - $1::interval, expires_at = expires_at - $1::interval
   where status = 'open'`,
  `update transactions set created_at = created_at - $1::interval, asked_at = asked_at - $1::interval
   where status = 'pending'`,
  `update book_previews set requested_at = requested_at - $1::interval, completed_at = completed_at - $1::interval
   where status = 'completed'`,
  'update rate_limits set expire = expire - extract(epoch from $1::interval) * 1000',
  'update sessions set expires_at = expires_at - $1::interval',
];

export function openClock({ pool }: Database): Clock {
  let least = 0;
  let most = 0;
  return {
    passed: () => ({ least, most }),
    async pass(ms) {
      most += ms;
      for (const statement of OLDER) await pool.query(statement, [`${ms} milliseconds`]);
      least += ms;
    },
  };
}
