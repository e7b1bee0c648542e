import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { mayRemove } from '#database/removals.ts';
import { inTransaction } from '#database/transaction.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { photoAddress } from '#shop/family/photo.ts';
import { newCaller, newChild, newPhoto, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { openArchive, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-archive-'));
afterAll(() => rm(folder, { recursive: true }));
const filesCalled = (name: string) => keepFilesIn(path.join(folder, name));

const full = (await openTestDatabase()).connect();
const files = filesCalled('full');
const hanna = await newCaller(full, 'Hanna\n\\. "O\'Neill"\t小明');
const photo = await newPhoto({ database: full, files }, hanna);
await newChild(full, hanna, { description: '', photoUrl: photoAddress(photo.key) });
// More than one piece of a table, with line ends inside of values.
await full.pool.query(
  `insert into books (id, slug, title, author, price, image, age_range, age_from_months, age_to_months,
     description, long_description)
   select n, 'book-' || n, 'Book', 'Somebody', 1, '/', 'Ages 2-7', 24, 84, 'A book', repeat(E'a line\\n', 20000)
   from generate_series(1, 100) as n`,
);

/** All rows of some tables, as text. */
async function rowsOf({ pool }: Database) {
  const { rows } = await pool.query(
    `select (select json_agg(users order by id)::text from users) as users,
       (select json_agg(children order by id)::text from children) as children,
       (select md5(string_agg(books::text, '' order by id)) from books) as books`,
  );
  return rows[0];
}

const archive = path.join(folder, 'shop.tar.gz');
await writeArchive({ url: full.url, files }, archive, TODAY);
const read = async (target: Database, name: string, from = archive) =>
  readArchive(await openArchive(from), { url: target.url, files: filesCalled(name) });

test('what was written is read again, to the letter', async () => {
  const target = (await openTestDatabase()).connect();
  expect(await read(target, 'target')).toMatchObject({ files: 1 });
  expect(await rowsOf(target)).toEqual(await rowsOf(full));
  const key = `child_photos/${photo.key}`;
  expect(await filesCalled('target').read(key)).toEqual(await files.read(key));
  expect(await readdir(folder)).not.toContain('shop.tar.gz.part');
});

test('a shop that is there already is not touched', async () => {
  const before = await rowsOf(full);
  await expect(read(full, 'again')).rejects.toThrow(ArchiveRefused);
  expect(await rowsOf(full)).toEqual(before);
});

test('into tables of another version nothing is restored', async () => {
  const target = (await openTestDatabase()).connect();
  await target.pool.query(
    `insert into migrations.__drizzle_migrations (hash, created_at) values ('later', 1)`,
  );
  await expect(read(target, 'later')).rejects.toThrow(/are not those of the archive/);
});

test('half an archive fills nothing', async () => {
  const target = (await openTestDatabase()).connect();
  const half = path.join(folder, 'half.tar.gz');
  const whole = await readFile(archive);
  await writeFile(half, whole.subarray(0, whole.length - 200));
  await expect(read(target, 'half', half)).rejects.toThrow();
  expect(await rowsOf(target)).toEqual({ users: null, children: null, books: null });
});

test('a promised file that is not there is told, and no archive is made', async () => {
  const lost = path.join(folder, 'lost.tar.gz');
  const others = filesCalled(randomUUID());
  await others.put('books/another.pdf', Buffer.from('%PDF-1.7'));
  await expect(writeArchive({ url: full.url, files: others }, lost, TODAY)).rejects.toThrow(
    /is promised and not there/,
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('lost'))).toEqual([]);
});

test('nothing is removed while a backup is made, and everything may be afterwards', async () => {
  const may = () => inTransaction(full, mayRemove);
  expect(await may()).toBe(true);
  const duringBackup: boolean[] = [];
  const watched = {
    ...files,
    async read(key: string) {
      duringBackup.push(await may());
      return files.read(key);
    },
  };
  await writeArchive({ url: full.url, files: watched }, path.join(folder, 'held.tar.gz'), TODAY);
  expect(duringBackup).toEqual([false]);
  // The lock goes with the backup's connection, also when it is killed.
  await expect.poll(may).toBe(true);
});
