import pg from 'pg';
import type { Database } from '#database/connect.ts';

/**
 * Takes a database away from a pool, as when its server is killed: open connections break, new ones are refused.
 * @returns brings it back
 */
export async function takeAway({ pool, url }: Database): Promise<() => void> {
  const settings = pool.options as pg.PoolConfig;
  // Nobody listens there.
  settings.connectionString = 'postgres://nobody@127.0.0.1:1/none';
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await server.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await server.end();
  return () => {
    settings.connectionString = url;
  };
}
