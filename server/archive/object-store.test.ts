import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { keepFilesInStore } from '#services/files/object-store.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { photoAddress, photoFile } from '#shop/family/photo.ts';
import { FilesAway } from '#shop/files.ts';
import { newCaller, newChild, newPhoto, TODAY } from '#tests/support/family.ts';
import { openObjectStore } from '#tests/support/object-store.ts';
import { openStoreLine } from '#tests/support/store-line.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openArchive, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-archive-s3-'));
const store = await openObjectStore();
const line = await openStoreLine(store);
const files = keepFilesInStore(line.store);
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  line.treat = () => 'pass';
});

// Three families with a photo each: a store can go away between the first and the last.
const full = (await openTestDatabase()).connect();
const photos: string[] = [];
for (const name of ['Hanna', 'Ida', 'Jonas']) {
  const caller = await newCaller(full, name);
  const { key } = await newPhoto({ database: full, files }, caller);
  await newChild(full, caller, { description: '', photoUrl: photoAddress(key) });
  photos.push(photoFile(key));
}
const archive = path.join(folder, 'shop.tar.gz');
await writeArchive({ url: full.url, files }, archive, TODAY);

const childrenIn = async ({ pool }: Database) =>
  (await pool.query('select count(*)::int as count from children')).rows[0].count;
const namesBeside = async (name: string) =>
  (await readdir(folder)).filter((file) => file.startsWith(name));

test('a shop whose photos are in an object store moves into another store', async () => {
  const target = (await openTestDatabase()).connect();
  const other = await openObjectStore();
  try {
    const there = keepFilesInStore(other);
    await readArchive(await openArchive(archive), { url: target.url, files: there });
    expect(await childrenIn(target)).toBe(3);
    for (const key of photos) expect(await there.read(key)).toEqual(await files.read(key));
    expect(await findStrayFiles(target.orm, there)).toEqual([]);
  } finally {
    await other.close();
  }
});

test('and into a folder', async () => {
  const target = (await openTestDatabase()).connect();
  const there = keepFilesIn(path.join(folder, 'files'));
  await readArchive(await openArchive(archive), { url: target.url, files: there });
  for (const key of photos) {
    expect(Buffer.from((await there.read(key))!)).toEqual(Buffer.from((await files.read(key))!));
  }
});

test('a store that goes away in the middle of a backup leaves no archive', async () => {
  let left = 1;
  line.treat = () => (left-- > 0 ? 'pass' : { status: 503, code: 'ServiceUnavailable' });
  const half = writeArchive({ url: full.url, files }, path.join(folder, 'half.tar.gz'), TODAY);
  await expect(half).rejects.toThrow(FilesAway);
  expect(await namesBeside('half')).toEqual([]);
});

test('a store that fills up in the middle of a restore leaves an empty shop', async () => {
  const target = (await openTestDatabase()).connect();
  let left = 1;
  line.treat = () => (left-- > 0 ? 'pass' : { status: 507, code: 'InsufficientStorage' });
  await expect(readArchive(await openArchive(archive), { url: target.url, files })).rejects.toThrow(
    FilesAway,
  );
  expect(await childrenIn(target)).toBe(0);
});
