import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { NamingClient } from './named-statements.ts';

export type Orm = NodePgDatabase<Record<string, never>>;

/** An open database: `orm` for reads, `inTransaction` for writes, `pool` for libraries that want it raw. */
export type Database = {
  url: string;
  pool: pg.Pool;
  orm: Orm;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
};

/** What a verb that only reads may be given: a running transaction or the plain database. */
export type Reads = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/**
 * Opens a pool on a PostgreSQL address.
 * @param url postgres://user:password@host:port/database
 * @param connections the most connections that the pool opens; 10 served the bench's mix on two cores
 * @param patienceMs how long a query waits for one of them before it fails
 */
export function connect(url: string, connections = 10, patienceMs = 5_000): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamingClient,
    max: connections,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  });
  // A restarted database breaks idle connections; without a listener that error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { url, pool, orm: drizzle(pool), close: () => pool.end() };
}
