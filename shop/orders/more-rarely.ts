import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * How long after a look at something unfinished the next one is due: a tenth of the age that it had then, a minute at the
 * least and an hour at the most. What was never heard of again is asked about ever more rarely, and keeps nobody else from
 * being asked about.
 */
export const pauseAfter = (looked: SQL, begun: Column): SQL =>
  sql`least(interval '1 hour', greatest(interval '1 minute', (${looked} - ${begun}) / 10))`;
