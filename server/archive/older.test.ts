import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { partsOfVersion, readTableVersion } from '#database/dump/table-version.ts';
import { migrate } from '#database/migrate.ts';
import { knownMigrations } from '#database/migrations-until.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { TODAY } from '#tests/support/family.ts';
import { openEmptyDatabase } from '#tests/support/test-database.ts';
import { openArchive, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-older-'));
afterAll(() => rm(folder, { recursive: true }));
const files = keepFilesIn(path.join(folder, 'files'));
const newest = knownMigrations();

/** A shop as it was when only so many of today's migrations were known, with two accounts; its rows in an archive. */
async function archiveAt(count: number): Promise<string> {
  const old = (await openEmptyDatabase()).connect();
  await migrate(old.url, count);
  await old.pool.query(
    `insert into users (id, name, email) values (gen_random_uuid(), 'Hanna', 'h@example.com'), (gen_random_uuid(), 'Ida', 'i@example.com')`,
  );
  const archive = path.join(folder, `at-${count}.tar.gz`);
  await writeArchive({ url: old.url }, archive, TODAY);
  return archive;
}

async function stateOf({ pool }: Database) {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select count(*)::int as users from users');
    return { ...partsOfVersion(await readTableVersion(client)), users: rows[0].users };
  } finally {
    client.release();
  }
}

test.each([newest.length - 1, 1])(
  'what was made at migration %d is restored, and is of this version then',
  async (count) => {
    const target = (await openEmptyDatabase()).connect();
    const archive = await openArchive(await archiveAt(count));
    await readArchive(archive, { url: target.url, files });
    expect(partsOfVersion(archive.head.tables_version).ours).toEqual(newest.slice(0, count));
    expect(await stateOf(target)).toMatchObject({ ours: newest, users: 2 });
  },
);
