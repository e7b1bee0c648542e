import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sub } from 'date-fns';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { makeDataFolder } from '#server/settings/data-folder.ts';
import { keepFilesIn } from '#services/files/local-disk.ts';
import { photoAddress } from '#shop/family/photo.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { newCaller, newChild, newPhoto, shelve } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { proveArchive } from './prove-archive.ts';
import { writeArchive } from './write-archive.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-prove-'));
afterAll(() => rm(folder, { recursive: true }));

const full = (await openTestDatabase()).connect();
const files = keepFilesIn(path.join(folder, 'full'));
const YESTERDAY = sub(new Date(), { days: 1 });

async function archiveNow(name: string, now = YESTERDAY): Promise<string> {
  const archive = path.join(folder, `${name}.tar.gz`);
  await writeArchive({ url: full.url, files }, archive, now);
  return archive;
}

let places = 0;
async function prove(archive: string) {
  const place = path.join(folder, `place-${places++}`);
  makeDataFolder(place);
  return proveArchive(archive, place);
}

const hanna = await newCaller(full);
const photo = await newPhoto({ database: full, files }, hanna);
const child = await newChild(full, hanna, { description: '', photoUrl: photoAddress(photo.key) });
const bookId = await shelve(full, 1);
// Of a preview that is in the making when a backup is made, the proof by the next night must not say that it hangs.
await inTransaction(full, (tx) =>
  startPreview(tx, hanna, { bookId, childId: child.id, mostWaiting: 5 }, YESTERDAY),
);
const good = await archiveNow('good');

test('a good archive passes, and the line says what was compared', async () => {
  expect(await prove(good)).toEqual({
    passed: true,
    said: expect.stringMatching(
      /^good.tar.gz of .+Z holds \d+ rows of \d+ tables and 1 files, all as they were written; every rule holds.$/,
    ),
    made: YESTERDAY,
  });
});

test('a damaged one fails', async () => {
  const damaged = path.join(folder, 'damaged.tar.gz');
  const bytes = await readFile(good);
  await writeFile(damaged, bytes.subarray(0, bytes.length - 9));
  expect(await prove(damaged)).toMatchObject({
    passed: false,
    said: 'damaged.tar.gz: The archive is damaged: unexpected end of file.',
  });
});

test('so does a whole one of a shop that has lost something', async () => {
  await full.pool.query(`delete from graphile_worker._private_jobs`);
  expect(await prove(await archiveNow('lost'))).toMatchObject({
    passed: false,
    said: expect.stringMatching(/but of the shop in it is not true: a pending preview has a job/),
  });
});
