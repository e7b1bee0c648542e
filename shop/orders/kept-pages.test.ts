import { expect, test } from 'vitest';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import type { Files } from '#shop/files.ts';
import { keepPages, pagesKey, readPage } from './kept-pages.ts';

test('a book that is read page by page is taken from the store once', async () => {
  const kept = new Map<string, Uint8Array>();
  let times = 0;
  const files: Files = {
    put: async (key, bytes) => void kept.set(key, bytes),
    read: async (key) => {
      times++;
      return kept.get(key);
    },
    remove: async (key) => void kept.delete(key),
  };
  const key = pagesKey('00000000-0000-4000-8000-000000000000', 2);
  expect(await readPage(files, key, 'cover')).toBeUndefined();
  const names = ['cover', 'ex-libris', '1'];
  await keepPages(
    files,
    key,
    names.map((name) => ({ name }) as BoundPage),
  );
  times = 0;
  const read = await Promise.all(names.map((name) => readPage(files, key, name)));
  expect(read.map((page) => page?.name)).toEqual(names);
  expect(await readPage(files, key, 'back-cover')).toBeUndefined();
  expect(times).toBe(1);
});
