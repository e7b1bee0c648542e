import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { FilesAway } from '#shop/files.ts';
import { openObjectStore } from '#tests/support/object-store.ts';
import { openStoreLine } from '#tests/support/store-line.ts';
import { keepFilesIn } from './local-disk.ts';
import { keepFilesInStore, PATIENCE } from './object-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const KEY = 'child_photos/0b6e/zoe_1763733600000.jpg';

/** How a call ended: its error's words, which must be those of FilesAway and never name a file. */
async function failure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => expect.unreachable('the store could be used'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FilesAway);
  const { message, cause } = error as Error;
  expect(message).not.toContain('zoe');
  expect(cause).toBeUndefined();
  return message;
}

const store = await openObjectStore();
const line = await openStoreLine(store);
const root = await mkdtemp(path.join(tmpdir(), 'wonderling-away-'));
afterAll(async () => {
  await store.close();
  await rm(root, { recursive: true });
});

describe('an object store', () => {
  const files = keepFilesInStore(line.store);
  const hurried = keepFilesInStore(line.store, {
    connect: PATIENCE.connect / 5,
    silent: PATIENCE.silent / 5,
    whole: PATIENCE.whole / 5,
    read: PATIENCE.read / 5,
  });
  const behind = keepFilesInStore(store);
  beforeEach(async () => {
    line.treat = () => 'pass';
    await behind.put(KEY, bytes('as it was'));
    line.calls = 0;
  });
  const everyCall = (by = files) => [
    by.put(KEY, bytes('another')),
    by.read(KEY),
    by.remove(KEY),
    Array.fromAsync(by.keys()),
  ];
  const kept = async () => new TextDecoder().decode(await behind.read(KEY));

  test('that is away is told for every call, and used again once it is back', async () => {
    await line.cut();
    const all = await Promise.all(everyCall().map(failure));
    expect(all).toEqual(Array(4).fill('The file store cannot be used now (ECONNREFUSED)'));
    await line.connect();
    expect(await kept()).toBe('as it was');
    await files.put(KEY, bytes('later'));
    expect(await kept()).toBe('later');
  });

  test('that never answers is given up within 20 seconds, and sooner by who has less patience', async () => {
    expect(PATIENCE.whole).toBeLessThan(20_000);
    expect(3 * PATIENCE.silent, 'three tries of a read').toBeLessThan(20_000);
    line.treat = () => 'silent';
    const begun = Date.now();
    const all = await Promise.all(everyCall(hurried).map(failure));
    // A fifth of 15 seconds; with the whole of them it would be past this.
    expect(Date.now() - begun).toBeLessThan(10_000);
    for (const message of all) expect(message).toMatch(/TimeoutError|AbortError/);
    expect(await kept()).toBe('as it was');
  });

  test('that is slow, but answers, is waited for', async () => {
    line.treat = () => ({ afterMs: 600 });
    await hurried.put(KEY, bytes('slowly'));
    expect(await kept()).toBe('slowly');
  });

  test.each([
    [503, 'SlowDown'],
    [503, 'ServiceUnavailable'],
    [500, 'InternalError'],
  ])('that answers %i %s is asked again, three times in all', async (status, code) => {
    let refusals = 2;
    line.treat = () => (refusals-- > 0 ? { status, code } : 'pass');
    await files.put(KEY, bytes('at last'));
    expect(await kept()).toBe('at last');

    line.calls = 0;
    line.treat = () => ({ status, code });
    expect(await failure(files.put(KEY, bytes('never')))).toContain(`${code} ${status}`);
    expect(line.calls).toBe(3);
    expect(await kept()).toBe('at last');
  });

  test('that is full says so once: asking again at once would change nothing', async () => {
    line.treat = () => ({ status: 507, code: 'InsufficientStorage' });
    expect(await failure(files.put(KEY, bytes('x')))).toContain('InsufficientStorage 507');
    expect(line.calls).toBe(1);
    expect(await kept()).toBe('as it was');
  });

  test('whose answer breaks off never gives half a file', async () => {
    await behind.put(KEY, new Uint8Array(2_000_000));
    line.treat = () => 'broken off';
    await failure(files.read(KEY));
  });

  test('whose bucket is gone, or that does not know us, is away and not empty', async () => {
    const elsewhere = keepFilesInStore({ ...store, bucket: 'nowhere' });
    expect(await failure(elsewhere.read(KEY))).toContain('NoSuchBucket 404');
    const stranger = keepFilesInStore({ ...store, secretAccessKey: 'guessed' });
    expect(await failure(stranger.read(KEY))).toContain('SignatureDoesNotMatch 403');
  });
});

describe('a folder', () => {
  test('that is empty where files were kept is a disk that is not mounted', async () => {
    const folder = path.join(root, 'mounted');
    const files = keepFilesIn(folder);
    await files.put(KEY, bytes('one'));
    await rm(folder, { recursive: true });
    expect(await failure(files.read(KEY))).toContain('empty, or not there');
    await mkdir(folder);
    expect(await failure(files.read(KEY))).toContain('empty, or not there');
    expect(await failure(files.remove(KEY))).toContain('empty, or not there');
  });

  // A full disk needs root to be made: it is among the kinds of `npm run faults`.
  test('that cannot be written or read is told for every call', async () => {
    const blocked = path.join(root, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const files = keepFilesIn(blocked);
    expect(await failure(files.put(KEY, bytes('x')))).toContain('ENOTDIR at mkdir');
    expect(await failure(files.read(KEY))).toContain('ENOTDIR at open');
    expect(await failure(files.remove(KEY))).toContain('ENOTDIR at unlink');
    expect(await failure(Array.fromAsync(files.keys()))).toContain('at mkdir');
  });
});
