import { expect, test, vi } from 'vitest';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { takeAway } from '#tests/support/away-database.ts';
import { serveShop } from '#tests/support/serve-shop.ts';

/** What everybody sees of the shop while its database is dead. */
const shop = await serveShop();
await shelveTitles(shop.database);
const ask = (path: string, init?: RequestInit) => fetch(shop.url + path, init);

test('public pages and the catalog go on being sent, and the rest says that we are away', async () => {
  const kept = ['/', '/books', '/explore', '/book/1', '/api/books', '/api/books?age=2-3'];
  const before = new Map<string, string>();
  for (const path of kept) before.set(path, await (await ask(path)).text());

  const bringBack = await takeAway(shop.database);
  // Longer than a look at the shelf counts: each of these is asked for while the last look has failed.
  const end = performance.now() + 700;
  while (performance.now() < end) {
    for (const path of kept) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toBe(before.get(path));
    }
  }
  const cookie = { cookie: 'theme=night' };
  expect((await ask('/book/1', { headers: cookie })).status, 'never asked for before').toBe(503);
  expect((await ask('/api/books/1')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(503);

  bringBack();
  await shop.database.pool.query('update books set price = 1299 where id = 1');
  await vi.waitFor(
    async () => expect(await (await ask('/book/1')).text()).toContain('12.99'),
    3_000,
  );
  // What was made of half a shop would stand there until the next price.
  expect((await ask('/book/1', { headers: cookie })).status).toBe(200);
});

test('invented addresses of a book are no pages', async () => {
  for (const path of [
    '/book/01',
    '/book/1e0',
    '/book/+1',
    '/book/1%00',
    '/book/1.0',
    '/book/%201',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});
