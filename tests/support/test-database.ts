import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject, vi } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { databaseAt, TEMPLATE } from './test-server.ts';

/**
 * Fifty who buy one cart at once wait for ten connections: with the shop's own 5 s that failed where neighbors had taken both cores.
 * A limit is there to end what hangs.
 */
const PATIENCE_MS = 60_000;

/** A database of one test file's own: migrated, empty, gone when the file is done. */
export type TestDatabase = {
  url: string;
  /** Opens a pool; it is closed when the file is done. */
  connect(): Database;
};

/**
 * Copies the migrated template for the test file that calls it, at its top level:
 * `const shop = await openTestDatabase();`
 */
export const openTestDatabase = (): Promise<TestDatabase> => copyOf(TEMPLATE);

/** The same without a table in it. */
export const openEmptyDatabase = (): Promise<TestDatabase> => copyOf('template1');

async function copyOf(template: string): Promise<TestDatabase> {
  const serverUrl = inject('databaseServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = databaseAt(serverUrl, name);
  const opened: Database[] = [];

  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    // `with (force)` would do both, but not where autovacuum happens to be at work: that process is
    // the server's own, which only a superuser may end. A plain drop sends it away politely, and who came back since it looked is
    // sent away once more.
    await vi.waitFor(
      async () => {
        await onServer(serverUrl, endSessionsOf(name));
        await onServer(serverUrl, `drop database ${name}`);
      },
      { timeout: 30_000, interval: 200 },
    );
  });
  return {
    url,
    connect() {
      const database = connect(url, 10, PATIENCE_MS);
      opened.push(database);
      return database;
    },
  };
}

const endSessionsOf = (name: string): string =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`;

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
