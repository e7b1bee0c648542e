import pg from 'pg';
import { knownMigrations } from './migrations-until.ts';

/** How many of this version's migrations a shop's database has not seen; 0 where there is no shop yet. */
export async function countPendingMigrations(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select to_regclass('migrations.__drizzle_migrations') is not null as laid_out`,
    );
    if (!rows[0].laid_out) return 0;
    const { rowCount } = await client.query('select from migrations.__drizzle_migrations');
    return Math.max(0, knownMigrations().length - rowCount!);
  } finally {
    await client.end();
  }
}
