import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type DevShop, openAlive, startDev } from '#tests/support/start-dev.ts';

/** All stories happen in one shop, in a copied checkout; each leaves its files as it found them. */
const test = base.extend<object, { shop: DevShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in the pattern what a fixture needs.
    async ({}, use) => {
      const shop = await startDev();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('it opens in a checkout that was never built, and shows the shelf', async ({ shop, page }) => {
  await openAlive(page, `${shop.url}/books`);
  await expect(page.getByRole('heading', { name: 'The Goose on Bus Nine' })).toBeVisible();
  const cover = page.getByRole('img', { name: /Goose/ }).first();
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
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
  await expect.poll(starts, { timeout: 60_000 }).toBe(before + 1);
});

test('a painting is drawn anew', async ({ shop, page }) => {
  await openAlive(page, `${shop.url}/book/1`);
  const file = 'titles/goose-on-bus-nine/pages/page-01.ts';
  const before = 'vignette();';
  const leaf = `${shop.url}/leaves/goose-on-bus-nine-sample-480.webp`;
  const bytes = async () => (await (await page.request.get(leaf)).body()).length;
  const whole = await bytes();
  const reloaded = page.waitForEvent('framenavigated');
  shop.edit(file, before, `vignette() + '<path d="M0 0h300v300H0z" fill="red"/>';`);
  await reloaded;
  expect(await bytes()).toBeLessThan(whole / 4);
  shop.edit(file, `vignette() + '<path d="M0 0h300v300H0z" fill="red"/>';`, before);
  await expect.poll(bytes).toBe(whole);
});

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
