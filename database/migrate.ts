import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import pg from 'pg';

/** Any constant does; it only has to be the same for all who migrate this shop. */
const MIGRATION_LOCK = 7_305_114;

/**
 * Brings a database to the tables of this version: the shop's own and the job queue's.
 * Safe to call from several processes at once: they queue up behind an advisory lock.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), {
      migrationsFolder: path.join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'migrations',
    });
    await migrateJobQueue({ connectionString: url });
  } finally {
    await client.end();
  }
}
