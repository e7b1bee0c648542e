import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openStore } from './store.ts';

const database = await openTestDatabase();
const { pool } = database.connect();

test('several that start at once lay the tables once', async () => {
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(database.url)));
  const { rows } = await pool.query('select count(*)::int as n from sandbox.mails');
  expect(rows).toEqual([{ n: 0 }]);
  await Promise.all(stores.map((store) => store.close()));
});

test('a transaction that fails leaves nothing behind', async () => {
  const store = await openStore(database.url);
  afterAll(() => store.close());
  const failed = store.inTransaction(async (tx) => {
    await tx.query("insert into sandbox.google_accounts values ('1', 'a@example.com', 'A')");
    throw new Error('halfway');
  });
  await expect(failed).rejects.toThrow('halfway');
  expect((await pool.query('select * from sandbox.google_accounts')).rows).toEqual([]);
});

test('a connection that breaks in the middle of a transaction fails that one, and the next one works', async () => {
  const store = await openStore(database.url);
  afterAll(() => store.close());
  const broken = store.inTransaction(async (tx) => {
    const { rows } = await tx.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    // The line breaks while no query waits on it: the case in which nobody is told but the listeners.
    await wait(200);
    await tx.query('select 1');
  });
  await expect(broken).rejects.toThrow();
  expect(await store.inTransaction((tx) => tx.query('select 1 as one'))).toMatchObject({
    rows: [{ one: 1 }],
  });
});
