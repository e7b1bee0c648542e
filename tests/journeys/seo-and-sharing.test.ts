import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

/** Nobody else's business: what a search engine must not be led to. */
const PRIVATE =
  /profile|orders|cart|collections|onboarding|signup|login|auth|checkout|admin|sandbox|preview|children/;

/** The head of a page, as a crawler without scripts reads it. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { 'user-agent': 'Googlebot/2.1' } });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status(),
    html,
    titles: [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title),
    description: first(/<meta name="description" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    picture: first(/<meta property="og:image" content="([^"]+)"/),
    sharedAs: first(/<meta property="og:title" content="([^"]+)"/),
    robots: first(/<meta name="robots" content="([^"]+)"/),
  };
}

async function sitemap(request: APIRequestContext, shop: string): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  return addresses.map((address) => {
    expect(address.startsWith(shop), address).toBe(true);
    return address.slice(shop.length);
  });
}

test('every page of the sitemap is there, says what it is, and may be shown', async ({
  request,
  shop,
}) => {
  const paths = await sitemap(request, shop.url);
  for (const path of ['/', '/books', '/book/1', '/explore', '/theme/hello-world']) {
    expect(paths).toContain(path);
  }
  expect(paths.filter((path) => PRIVATE.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);

  const titles = new Set<string>();
  const pictures = new Set<string>();
  for (const path of paths) {
    const head = await headOf(request, path);
    expect(head.status, path).toBe(200);
    expect(head.titles, path).toHaveLength(1);
    expect(head.description?.length, path).toBeGreaterThan(30);
    expect(head.canonical, path).toBe(`${shop.url}${path}`);
    expect(head.sharedAs, path).toBeTruthy();
    expect(head.robots, path).toBeUndefined();
    titles.add(head.titles[0]!);
    pictures.add(head.picture!);
  }
  expect(titles.size, 'titles of their own').toBe(paths.length);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    const { width, height, format } = await sharp(await answer.body()).metadata();
    expect({ width, height, format }, picture).toEqual({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
  }
  const things = paths.filter((path) => /^\/((book|theme|activity)\/|gift-cards$)/.test(path));
  expect(pictures.size, 'a picture for every thing, and one for the shop').toBe(things.length + 1);
});

test('a page with a search in its address is the page without it', async ({ request, shop }) => {
  const head = await headOf(request, '/books?q=goose&sort=price');
  expect(head.canonical).toBe(`${shop.url}/books`);
});

test('what is private, a step on a way, or not there asks not to be shown', async ({
  page,
  context,
}) => {
  await moveIn(context);
  const private_ = ['/profile', '/orders', '/cart', '/collections', '/onboarding', '/signup'];
  for (const path of [...private_, '/book/1/preview', '/nowhere', '/checkout/confirmation']) {
    const head = await headOf(page.request, path);
    expect(head.robots, path).toBe('noindex');
    expect(head.canonical, path).toBeUndefined();
    expect(head.titles, path).toHaveLength(1);
  }
});

test('a book tells search engines its price and the way to it', async ({ page, shop }) => {
  await page.goto('/book/1');
  const [product, way] = await factsOn(page);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'The Goose on Bus Nine',
    offers: { price: '32.99', priceCurrency: 'USD', url: `${shop.url}/book/1` },
  });
  // No real family has reviewed it yet; those that are made up are not told.
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).not.toHaveProperty('review');
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  for (const picture of product.image) expect((await page.request.get(picture)).ok()).toBe(true);
});

const factsOn = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

test('crawlers are let in everywhere and told of nothing private', async ({ request, shop }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${shop.url}/sitemap.xml\n`);
});

test('a phone finds the icons that it asks for', async ({ page }) => {
  await page.goto('/');
  const link = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const address = await link('manifest');
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(JSON.stringify(manifest)).not.toMatch(PRIVATE);
  const drawn = manifest.icons.filter((icon: { type: string }) => icon.type === 'image/png');
  expect(drawn.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  for (const { src, sizes } of [
    ...drawn,
    { src: await link('apple-touch-icon'), sizes: '180x180' },
  ]) {
    const { width, height, format } = await sharp(
      await (await page.request.get(src)).body(),
    ).metadata();
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`);
  }
});
