import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';
import { inTransaction } from './transaction.ts';

const { url, ...testDatabase } = await openTestDatabase();
const database = testDatabase.connect();

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a server that is not there is away', async () => {
  const nowhere = new URL(url);
  nowhere.port = '9';
  const gone = connect(nowhere.href, 1);
  expect(isDatabaseAway(await errorOf(gone.orm.execute('select 1')))).toBe(true);
  expect(isDatabaseAway(await errorOf(inTransaction(gone, async () => {})))).toBe(true);
  await gone.close();
});

test('a connection that is cut in the middle of a transaction is away', async () => {
  const cut = inTransaction(database, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await tx.execute('select 1');
  });
  expect(isDatabaseAway(await errorOf(cut))).toBe(true);
});

test('a mistake of ours is none: trying again would not help', async () => {
  expect(isDatabaseAway(await errorOf(database.orm.execute('select nonsense')))).toBe(false);
  expect(isDatabaseAway(new Error('no such child'))).toBe(false);
  expect(isDatabaseAway(undefined)).toBe(false);
});
