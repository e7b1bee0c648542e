import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { knownMigrations } from '#database/migrations-until.ts';
import { archivesIn } from '#server/archive/archive-places.ts';
import { keepBefore } from '#server/archive/keep-before.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { openEmptyDatabase } from '#tests/support/test-database.ts';
import { keepRows } from './keep-rows.ts';

const run = promisify(execFile);
const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-keep-rows-'));
afterAll(() => rm(dataDir, { recursive: true }));

test('before a version changes the tables, their rows are kept; files lie where they are on the way back', async () => {
  const shop = (await openEmptyDatabase()).connect();
  expect(await keepRows(shop.url, dataDir)).toBeUndefined();
  await migrate(shop.url, knownMigrations().length - 1);
  await shop.pool.query(`insert into users (name, email) values ('Hanna', 'h@example.com')`);
  const archive = await keepRows(shop.url, dataDir);
  expect(archive).toMatch(/-before-migrations.tar.gz$/);
  await migrate(shop.url);
  expect(await keepRows(shop.url, dataDir)).toBeUndefined();

  await keepFilesIn(path.join(dataDir, 'files')).put('books/one.pdf', Buffer.from('%PDF-1.7'));
  const again = (await openEmptyDatabase()).connect();
  const command = path.resolve(import.meta.dirname, '../commands/restore.ts');
  const env = { ...process.env, ENV_FILE: '/dev/null', DATA_DIR: dataDir, DATABASE_URL: again.url };
  const { stdout } = await run(process.execPath, [command, archive!], { env });
  expect(stdout).toMatch(/tables and 0 files are back/);
  expect((await again.pool.query('select name from users')).rows).toEqual([{ name: 'Hanna' }]);
});

test('the last three are kept', async () => {
  const shop = (await openEmptyDatabase()).connect();
  await migrate(shop.url);
  const folder = path.join(dataDir, 'several');
  for (let change = 1; change <= 4; change++) await keepBefore(folder, `${change}`, shop.url);
  const kept = await archivesIn(path.join(folder, 'before-changes'));
  expect(kept.map((name) => name.match(/before-(\d)/)![1]).sort()).toEqual(['2', '3', '4']);
});
