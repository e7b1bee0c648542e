import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import pg from 'pg';
import { MIGRATIONS, withMigrationsUntil } from './migrations-until.ts';

/** Any constant does; it only has to be the same for all who migrate this shop. */
const MIGRATION_LOCK = 7_305_114;

/**
 * Brings a database to the tables of this version: the shop's own and the job queue's.
 * Safe to call from several processes at once: they queue up behind an advisory lock.
 * @param until only so many of the shop's migrations, for what was written down when there were no more
 */
export async function migrate(url: string, until?: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const apply = (migrationsFolder: string) =>
    applyMigrations(drizzle(client), { migrationsFolder, migrationsSchema: 'migrations' });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await (until === undefined ? apply(MIGRATIONS) : withMigrationsUntil(until, apply));
    await migrateJobQueue({ connectionString: url });
  } finally {
    await client.end();
  }
}
