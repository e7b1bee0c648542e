import { expect, test } from 'vitest';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { serveShop } from '#tests/support/serve-shop.ts';
import { productSafety } from '#vocabulary/product-safety.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { whatIsKept } from '#vocabulary/what-is-kept.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';

/** What the shop's public pages have to say, as they are served. */
const PUBLIC_URL = 'https://books.example';
const shop = await serveShop({ publicUrl: PUBLIC_URL });
await shelveTitles(shop.database);

/** The words of a page. */
async function read(path: string): Promise<string> {
  const answer = await fetch(`${shop.url}${path}`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  return (await answer.text())
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->|<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

test("a book's page names its maker as its imprint does, its number, its ages, and what it is made of", async () => {
  const page = await read('/book/1');
  const asked = [...Object.values(SAMPLE_MAKER), ...Object.values(productSafety), whatIsSold.size];
  for (const words of [...asked, 'goose-on-bus-nine', 'Ages']) expect(page).toContain(words);
});

test('a maker in the European Union answers for the book itself', async () => {
  const alone = { ...SAMPLE_MAKER, personInEu: null };
  const { renderToString } = await import('react-dom/server');
  const { ProductSafety } = await import('#web/pages/book/product-safety.tsx');
  const book = { title: 'A book', slug: 'a-book', age_range: 'Ages 2-7' };
  const html = renderToString(ProductSafety({ book: book as never, maker: alone }));
  expect(html).not.toContain('Responsible person');
});

test('security.txt says whom to tell, and is good for less than a year (RFC 9116)', async () => {
  const answer = await fetch(`${shop.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const field = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  expect(field('Contact')).toEqual(['mailto:hello@wonderling.example', `${PUBLIC_URL}/contact`]);
  expect(field('Canonical')).toEqual([`${PUBLIC_URL}/.well-known/security.txt`]);
  expect(field('Preferred-Languages')).toEqual(['en']);
  const [expires] = field('Expires');
  const daysLeft = (Date.parse(expires!) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(170);
  expect(daysLeft).toBeLessThan(365);
  expect(lines).toHaveLength(5);
});

test('/privacy tells how long everything is kept, and why', async () => {
  const page = await read('/privacy');
  for (const { what, howLong, why } of whatIsKept) {
    for (const words of [what, howLong, why]) expect(page).toContain(words);
  }
});

test.each(['/returns', '/accessibility'])(
  '%s is linked from the foot of every page',
  async (path) => {
    const answer = await fetch(`${shop.url}/help`, { headers: { accept: 'text/html' } });
    expect(await answer.text()).toContain(`href="${path}"`);
  },
);

test('/returns says what is said elsewhere, in the same words', async () => {
  const page = await read('/returns');
  const { printed, changes, canceling, noReturn, madeGood, howMadeGood } = whatIsSold;
  for (const words of [printed, changes, canceling, noReturn, madeGood, howMadeGood]) {
    expect(page).toContain(words);
  }
});
