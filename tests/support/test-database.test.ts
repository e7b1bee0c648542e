import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const one = await openTestDatabase();
const other = await openTestDatabase();

test('every copy is migrated and sees nothing of the other copies', async () => {
  const [here, there] = [one.connect(), other.connect()];
  await here.pool.query('create table only_here (id int)');
  const tables = "select table_name from information_schema.tables where table_schema = 'public'";
  const names = async (database: typeof here) =>
    (await database.pool.query(tables)).rows.map((row) => row.table_name);
  expect(await names(here)).toEqual(expect.arrayContaining(['books', 'orders', 'only_here']));
  expect(await names(there)).toContain('orders');
  expect(await names(there)).not.toContain('only_here');
});

test('the server is the one that we ship: durable, UTF-8, sorted by code point', async () => {
  const { pool } = one.connect();
  const shown = await pool.query(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('password_encryption') as passwords, current_setting('TimeZone') as zone,
            datlocale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
  );
  expect(shown.rows[0]).toEqual({
    fsync: 'on',
    commit: 'on',
    passwords: 'scram-sha-256',
    zone: 'UTC',
    datlocale: 'C.UTF-8',
    encoding: 'UTF8',
  });
});
