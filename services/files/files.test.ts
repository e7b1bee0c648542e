import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openObjectStore } from '#tests/support/object-store.ts';
import { keepFilesIn } from './local-disk.ts';
import { keepFilesInStore } from './object-store.ts';
import { openFiles } from './open-files.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-files-'));
const store = await openObjectStore();
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const KEY = 'child_photos/0b6e/zoe_1763733600000.jpg';

// One way to keep a file, whoever keeps it: the shop must not be able to tell.
describe.each([
  ['a folder of this machine', keepFilesIn(folder)],
  ['an object store', keepFilesInStore(store)],
])('%s', (_, files) => {
  const all = async () => (await Array.fromAsync(files.keys())).sort();

  test('gives back what was put', async () => {
    await files.put(KEY, bytes('one'));
    expect(new TextDecoder().decode(await files.read(KEY))).toBe('one');
  });

  test('replaces a file whole', async () => {
    await files.put(KEY, bytes('a longer one'));
    await files.put(KEY, bytes('two'));
    expect(new TextDecoder().decode(await files.read(KEY))).toBe('two');
  });

  test('knows nothing of what was never put', async () => {
    expect(await files.read('books/never.pdf')).toBeUndefined();
    await files.remove('books/never.pdf');
  });

  test('forgets what was removed', async () => {
    await files.put('books/gone.pdf', bytes('gone'));
    await files.remove('books/gone.pdf');
    expect(await files.read('books/gone.pdf')).toBeUndefined();
  });

  test('walks through all that it keeps, more than fits on one page of a listing too', async () => {
    const keys = Array.from({ length: 1005 }, (_, n) => `book_previews/${n}.pdf`);
    for (let n = 0; n < keys.length; n += 100) {
      await Promise.all(keys.slice(n, n + 100).map((key) => files.put(key, bytes('x'))));
    }
    expect(await all()).toEqual([KEY, ...keys].sort());
  });

  test('keeps a book of 12 MB as it is', async () => {
    const book = Uint8Array.from({ length: 12_000_000 }, (_, n) => (n * 31) % 251);
    await files.put('books/large.pdf', book);
    expect(Buffer.compare((await files.read('books/large.pdf')) ?? bytes(''), book)).toBe(0);
  });
});

test('a half-written file of a crash is not one of those that are kept', async () => {
  const files = keepFilesIn(path.join(folder, 'crashed'));
  await files.put('books/whole.pdf', bytes('whole'));
  await writeFile(path.join(folder, 'crashed/books/whole.pdf.1234.part'), 'ha');
  expect(await Array.fromAsync(files.keys())).toEqual(['books/whole.pdf']);
});

test('no key leads out of the folder', async () => {
  const files = keepFilesIn(path.join(folder, 'inner'));
  await expect(files.put('../outside.pdf', bytes('x'))).rejects.toThrow('leads out');
});

test('wrong keys, or a store that is away, are an error and not an empty shelf', async () => {
  const stranger = keepFilesInStore({ ...store, secretAccessKey: 'guessed' });
  await expect(stranger.read(KEY)).rejects.toThrow(/signature/i);
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as { port: number };
  closed.close();
  const away = keepFilesInStore({ ...store, endpoint: `http://127.0.0.1:${port}` });
  await expect(away.read(KEY)).rejects.toThrow(/ECONNREFUSED/);
});

test('no other user of the machine can list what is called after a child', async () => {
  const dataDir = path.join(folder, 'data');
  const mode = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
  const open = () => openFiles({ dataDir, objectStore: undefined });
  await (await open()).put('child_photos/family/zoe_1.jpg', bytes('a face'));
  for (const name of ['files', 'files/child_photos', 'files/child_photos/family']) {
    expect(await mode(name), name).toBe(0o700);
  }
  expect(await mode('files/child_photos/family/zoe_1.jpg')).toBe(0o600);

  await chmod(path.join(dataDir, 'files'), 0o755);
  await open();
  expect(await mode('files'), 'a folder from before').toBe(0o700);
});
