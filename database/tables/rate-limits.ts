/** How often somebody has knocked of late: the counters behind the rate limits. */
import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * A row per limit and knocker, in the shape that the counting library works on. All web processes share it, and a
 * restart forgets nothing. Keys are keyed digests: neither a mail address nor a network address can be read from here.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** When the counting begins anew, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
