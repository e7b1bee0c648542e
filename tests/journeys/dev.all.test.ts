import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect as inTime } from '@playwright/test';
import { type DevShop, openAlive, startDev } from '#tests/support/start-dev.ts';

// How soon is measured by `npm run bench -- loop`; here it is only asked whether.
const expect = inTime.configure({ timeout: 60_000 });

/** All stories happen in one shop, in a copied checkout; each leaves its files as it found them. */
const test = base.extend<object, { shop: DevShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in the pattern what a fixture needs.
    async ({}, use) => {
      const shop = await startDev();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('it opens in a checkout that was never built, and shows the shelf', async ({ shop, page }) => {
  await openAlive(page, `${shop.url}/books`);
  await expect(page.getByRole('heading', { name: 'The Goose on Bus Nine' })).toBeVisible();
  const cover = page.locator('img[src*="/covers/goose-on-bus-nine"]').first();
  await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  // Each of them would have the open page loaded anew in the middle of somebody's work.
  expect(shop.output()).not.toContain('optimized dependencies changed');
  expect(existsSync(path.join(shop.folder, 'build'))).toBe(false);
});

test('a component is followed, and what was typed stays', async ({ shop, page }) => {
  await openAlive(page, `${shop.url}/login`);
  await page.getByLabel('E-mail').first().fill('parent@');
  const [file, before, after] = [
    'web/pages/login/sign-in-form.tsx',
    'No password to remember.',
    'No password at all.',
  ];
  shop.edit(file, before, after);
  await expect(page.getByText(after)).toBeVisible();
  await expect(page.getByLabel('E-mail').first()).toHaveValue('parent@');
  shop.edit(file, after, before);
  await expect(page.getByText(before)).toBeVisible();
});

test('a verb is followed by an open page', async ({ shop, page }) => {
  await openAlive(page, `${shop.url}/books`);
  const file = 'shop/catalog/list-books.ts';
  const [before, after] = [
    'rows.map(toShelfBook)',
    "rows.map(toShelfBook).map((book) => ({ ...book, title: 'A Verb That Was Edited' }))",
  ];
  shop.edit(file, before, after);
  await expect(page.getByText('A Verb That Was Edited').first()).toBeVisible();
  shop.edit(file, after, before);
  await expect(page.getByText('The Goose on Bus Nine').first()).toBeVisible();
});

test('the worker starts again with a file that it has loaded', async ({ shop }) => {
  const starts = () => shop.output().split('"msg":"working"').length - 1;
  const before = starts();
  shop.edit(
    'shop/previews/make-preview.ts',
    'export async function makePreview',
    '// Saved.\nexport async function makePreview',
  );
  await expect.poll(starts).toBe(before + 1);
});

test('a painting is drawn anew in the open page', async ({ shop, page }) => {
  await openAlive(page, `${shop.url}/book/1`);
  const leaf = page.locator('img[src*="/leaves/goose-on-bus-nine-sample"]').first();
  await leaf.scrollIntoViewIfNeeded();
  const file = 'titles/goose-on-bus-nine/pages/page-01.ts';
  const [before, after] = [
    'vignette();',
    `vignette() + '<path d="M0 0h300v300H0z" fill="#ff0000"/>';`,
  ];
  shop.edit(file, before, after);
  await expect.poll(() => leaf.evaluate(middleOf)).toEqual([255, 0, 0]);
  shop.edit(file, after, before);
  await expect.poll(() => leaf.evaluate(middleOf)).not.toEqual([255, 0, 0]);
});

/** The color in the middle of a picture that has arrived; nothing if it has not. Runs in the browser. */
function middleOf(picture: Element): number[] {
  if (!(picture instanceof HTMLImageElement) || !picture.complete) return [];
  const brush = document.createElement('canvas').getContext('2d')!;
  const { naturalWidth, naturalHeight } = picture;
  brush.drawImage(picture, naturalWidth / 2, naturalHeight / 2, 1, 1, 0, 0, 1, 1);
  // WebP is not exact to the last bit.
  return [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(
    (one) => Math.round(one / 15) * 15,
  );
}

test('a file that does not parse is shown, and once it is mended the shop goes on', async ({
  shop,
  page,
}) => {
  const [web] = shop.pidsOf('web server');
  await openAlive(page, `${shop.url}/books`);
  const file = 'shop/catalog/list-books.ts';
  shop.edit(file, 'return rows.map', 'return rows..map');
  await expect(page.locator('vite-error-overlay')).toContainText('list-books.ts');
  expect((await page.request.get(`${shop.url}/api/books`)).status()).toBe(500);
  shop.edit(file, 'return rows..map', 'return rows.map');
  await expect
    .poll(async () => (await page.request.get(`${shop.url}/api/books`)).status())
    .toBe(200);
  await openAlive(page, `${shop.url}/books`);
  await expect(page.getByText('The Goose on Bus Nine').first()).toBeVisible();
  expect(shop.pidsOf('web server')).toEqual([web]);
});
