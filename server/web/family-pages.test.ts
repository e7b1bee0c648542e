import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import { AnswerCache } from '#server/page-cache/answer-cache.ts';
import type { PageWithHoles } from '#server/page-cache/page-with-holes.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import type { Child } from '#shop/family/child.ts';
import { addFavorite } from '#shop/favorites/add-favorite.ts';
import { newChild, TODAY } from '#tests/support/family.ts';
import { type Person, person } from '#tests/support/full-family.ts';
import { serveShop } from '#tests/support/serve-shop.ts';
import { SAMPLE } from '#web/book/on-covers.ts';

/** Public pages as families see them, by the pages' real build. */
const shop = await serveShop();
await shelveTitles(shop.database);
const { database } = shop;

type Family = Person & { children: Child[] };

async function family(
  name: string,
  {
    children = [],
    copies = 0,
    hearts = [],
  }: { children?: string[]; copies?: number; hearts?: string[] },
): Promise<Family> {
  const someone = await person(shop, { name });
  const family: Family = { ...someone, children: [] };
  for (const name of children)
    family.children.push(await newChild(database, someone.caller, { name }));
  for (let copy = 0; copy < copies; copy++) {
    const wanted = { bookId: 1 + (copy % 8), childId: family.children[0]!.id };
    await inTransaction(database, (tx) => addToCart(tx, someone.caller, wanted, TODAY));
  }
  for (const id of hearts) {
    const type = id.startsWith('activity') ? 'activity' : 'book';
    await inTransaction(database, (tx) => addFavorite(tx, someone.caller, { type, id }));
  }
  return family;
}

const PAGES = [
  '/explore',
  '/theme/hello-world',
  '/activity/activity-hello-1',
  '/books',
  '/book/1',
  '/help',
];

async function ask(path: string, { cookie }: Person, others = '') {
  const answer = await fetch(shop.url + path, { headers: { cookie: cookie + others } });
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  const nonce = /nonce="([^"]+)"/.exec(html)![1]!;
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const id = answer.headers.get('x-request-id')!;
  expect(html).toContain(id);
  return html.replaceAll(nonce, 'NONCE').replaceAll(id, 'ID');
}
/** A cookie in which a toast may be makes a page somebody's own: it is rendered as it was before any was kept. */
const NOT_KEPT = '; toast=x';

/** What was kept for families since the test began, in the order in which it was asked for. */
async function keptPages(): Promise<{ page: PageWithHoles }[]> {
  const asked = await Promise.all(find.mock.results.map(({ value }) => value));
  return asked.filter((kept) => kept && 'page' in kept);
}
let find: MockInstance<AnswerCache['find']>;
beforeEach(() => {
  find = vi.spyOn(AnswerCache.prototype, 'find');
});

test('a page that is put together is, to the letter, the page that would have been rendered', async () => {
  const families = [
    await family('Hanna', {}),
    await family('', { children: ['Zoë'], copies: 1, hearts: ['1'] }),
    await family('</script><b>"O\'Hara" & \u2028 $& Söhne', {
      children: ['Bo', "D'Arcy", 'Łucja Æ'],
      copies: 3,
      hearts: ['8', '2', 'activity-hello-1'],
    }),
    await family('Ein Name, der so lang ist, dass er nicht hinpasst', {
      children: ['Jo', 'Li'],
      copies: 101,
    }),
  ];
  for (const path of PAGES) {
    for (const [n, one] of families.entries()) {
      const shown = path.startsWith('/book') ? [SAMPLE, String(one.children.at(-1)?.id)] : [];
      const cookies = ['', ...shown.map((child) => `; on_covers=${child}; theme=night`)];
      for (const others of cookies) {
        const kept = await ask(path, one, others);
        expect(kept, `${path} ${others}`).toBe(await ask(path, one, others + NOT_KEPT));
      }
      expect(await keptPages(), path).toHaveLength((n + 1) * cookies.length);
    }
    find.mockClear();
  }
});

test('what is kept for one family is what is kept for another, and holds nothing of either', async () => {
  const one = await family('Wilhelmina', {
    children: ['Ottokar', 'Eulalia'],
    copies: 4,
    hearts: ['1', '3'],
  });
  const other = await family('Bartholomew', {
    children: ['Peregrine', 'Xanthippe'],
    copies: 7,
    hearts: ['2'],
  });
  for (const path of PAGES) await ask(path, one);
  const ofOne = await keptPages();
  find.mockClear();
  for (const path of PAGES) await ask(path, other);
  // The same ones: the other family found them there.
  expect(await keptPages()).toEqual(ofOne);

  // Made anew, for the other family first: whatever was kept of a shelf goes when it changes, and back.
  for (const author of ["author || ' '", 'trim(author)']) {
    const before = await keptPages();
    await database.pool.query(`update books set author = ${author} where id = 8`);
    await vi.waitFor(async () => {
      find.mockClear();
      for (const path of PAGES) await ask(path, other);
      const [first] = await keptPages();
      expect(first).not.toBe(before[0]);
    }, 5_000);
  }
  const ofOther = await keptPages();

  for (const [n, path] of PAGES.entries()) {
    const [first, second] = [ofOne[n]!.page, ofOther[n]!.page];
    expect(first.holes, path).toEqual(second.holes);
    expect(first.holes.length, path).toBeGreaterThan(3);
    const html = Buffer.concat([...first.pieces]).toString();
    expect(Buffer.concat([...second.pieces]).toString(), path).toBe(html);
    for (const { caller, children } of [one, other]) {
      const own = [
        ...[caller.userId, caller.name, caller.email],
        ...children.flatMap(({ id, name, updatedAt }) => [id, name, updatedAt.toISOString()]),
      ];
      for (const word of own) expect(html, `${path}: ${word}`).not.toContain(word);
    }
  }
});

test('what a page needs of a name is in what is kept: one of a single letter is rendered on its own', async () => {
  const o = await family('Hanna', { children: ['O'] });
  await ask('/book/1', o);
  expect(await keptPages()).toEqual([]);
});

test('whoever signs out, or is deleted, is a visitor at once', async () => {
  const gone = await family('Wilhelmina', { children: ['Ottokar'] });
  expect(await ask('/books', gone)).toContain('Wilhelmina');
  await database.pool.query('delete from users where id = $1', [gone.caller.userId]);
  const html = await (
    await fetch(`${shop.url}/books`, { headers: { cookie: gone.cookie } })
  ).text();
  expect(html).not.toMatch(/Wilhelmina|Ottokar/);
  expect(html).toContain('href="/login"');
});

/** What is everybody's (the shelf, where we deliver) is asked besides. */
const OF_A_FAMILY = new Set([
  ...['session_by_token', 'visit_by_token', 'hearts_of', 'profile_by_id', 'address_of'],
  ...['children_of', 'latest_of_family', 'cart_with_lines', 'orders_of'],
]);

test.each([
  ['/explore', ['visit_by_token']],
  ['/books', ['visit_by_token', 'children_of']],
  ['/book/1', ['visit_by_token', 'children_of']],
  ['/profile', ['visit_by_token', 'profile_by_id', 'address_of', 'children_of']],
  ['/orders', ['visit_by_token', 'orders_of']],
  ['/cart', ['visit_by_token', 'cart_with_lines', 'children_of', 'address_of']],
  ['/', ['visit_by_token', 'children_of', 'latest_of_family', 'cart_with_lines', 'orders_of']],
])('%s asks the database for nothing twice', async (path, asked) => {
  const one = await family('Hanna', { children: ['Zoë'], copies: 1 });
  await ask(path, one);
  const query = vi.spyOn(database.pool, 'query');
  await ask(path, one);
  const names = query.mock.calls.map(([statement]) =>
    String((statement as { name?: string }).name),
  );
  expect(names.filter((name) => OF_A_FAMILY.has(name))).toEqual(asked);
});
