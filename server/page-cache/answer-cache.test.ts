import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { AnswerCache, send, toCachedAnswer } from './answer-cache.ts';

/** A shelf that is changed by hand, and answers that count how often they were made. */
function openCache() {
  const state = { shelf: 'as it was' as string | undefined, made: 0 };
  const answers = new AnswerCache({ shelf: async () => state.shelf });
  const make = async () => toCachedAnswer(`made ${++state.made}`, { 'content-type': 'text/plain' });
  const find = async (key = 'a page') => {
    const found = await answers.find(key, make);
    return found && Buffer.from(found.bodies.identity).toString();
  };
  return { state, answers, find };
}

test('an answer is made once, also for twenty who ask at the same moment', async () => {
  const { state, find } = openCache();
  const all = await Promise.all(Array.from({ length: 20 }, () => find()));
  expect(new Set(all)).toEqual(new Set(['made 1']));
  expect(await find()).toBe('made 1');
  expect(state.made).toBe(1);
});

test('a change of the shelf drops everything that is kept', async () => {
  const { state, find } = openCache();
  await find();
  await find('another page');
  state.shelf = 'changed';
  expect(await find()).toBe('made 3');
  expect(await find('another page')).toBe('made 4');
});

test('what was still being made when the shelf changed is not kept', async () => {
  const { state, answers, find } = openCache();
  const old = Promise.withResolvers<Awaited<ReturnType<typeof toCachedAnswer>>>();
  const first = answers.find('a page', () => old.promise);
  await Promise.resolve();
  state.shelf = 'changed';
  expect(await find()).toBe('made 1');
  old.resolve(await toCachedAnswer('of the old shelf', {}));
  await first;
  expect(await find()).toBe('made 1');
});

test('before the catalog was ever seen nothing is kept', async () => {
  const { state, find } = openCache();
  state.shelf = undefined;
  expect(await find()).toBeUndefined();
  expect(state.made).toBe(0);
});

test('what failed or is not to be kept is made anew', async () => {
  const { answers, find } = openCache();
  await expect(answers.find('a page', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await answers.find('a page', async () => undefined)).toBeUndefined();
  expect(await find()).toBe('made 1');
});

test('where there is no more room, what was asked for least recently goes', async () => {
  const { state, find } = openCache();
  for (let n = 0; n < 300; n++) await find(`page ${n}`);
  expect(await find('page 0')).toBe('made 1');
  expect(await find('one more')).toBe('made 301');
  expect(await find('page 0')).toBe('made 1');
  expect(await find('page 2')).toBe('made 3');
  expect(state.made).toBe(301);
  expect(await find('page 1'), 'made anew').toBe('made 302');
});

test('an answer goes out in the best coding that its reader takes', async () => {
  const answer = await toCachedAnswer('words', { 'content-type': 'text/plain' });
  const sent = async (accept?: string) => {
    const response = send(answer, accept);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    return { coding: response.headers.get('content-encoding'), bytes };
  };
  const best = await sent('gzip, deflate, br');
  expect([best.coding, brotliDecompressSync(best.bytes).toString()]).toEqual(['br', 'words']);
  const older = await sent('gzip, br;q=0');
  expect([older.coding, gunzipSync(older.bytes).toString()]).toEqual(['gzip', 'words']);
  const oldest = await sent();
  expect([oldest.coding, oldest.bytes.toString()]).toEqual([null, 'words']);
});
