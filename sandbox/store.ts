import pg from 'pg';
import { createSandboxTables } from '#database/sandbox-schema.ts';

/** One connection inside a transaction, or the pool: whatever can run a statement. */
export type Queries = Pick<pg.ClientBase, 'query'>;

/** The sandbox's own corner of the database. */
export type Store = {
  pool: pg.Pool;
  /** Runs `work` on one connection; everything it writes is kept, or nothing if it throws. */
  inTransaction<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/**
 * Opens the store and lays its tables where they are missing.
 * @param url postgres://user:password@host:port/database, the same database that the shop uses
 */
export async function openStore(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5_000 });
  // A restarted database breaks connections. Whoever is using one hears it from their query; without these two
  // listeners it would end the process as well (the pool listens only while a connection is idle).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const store: Store = {
    pool,
    inTransaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
  await store.inTransaction(async (tx) => {
    // "create ... if not exists" still collides when two processes start at once.
    await tx.query("select pg_advisory_xact_lock(hashtext('sandbox schema'))");
    await createSandboxTables(tx);
  });
  return store;
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Queries) => Promise<Result>) {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
