import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { archiveName, lastArchive } from './archive-places.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-places-'));
afterAll(() => rm(folder, { recursive: true }));

test('the last archive is the one that was written last, whoever named it', async () => {
  expect(await lastArchive(path.join(folder, 'nowhere'))).toBeUndefined();
  expect(await lastArchive(folder)).toBeUndefined();
  const names = ['z-by-hand.tar.gz', archiveName(new Date(), 'shop'), 'later.tar.gz.part'];
  for (const [place, name] of names.entries()) {
    await writeFile(path.join(folder, name), '');
    await utimes(path.join(folder, name), 1000 + place, 1000 + place);
  }
  expect(await lastArchive(folder)).toBe(path.join(folder, names[1]!));
});
