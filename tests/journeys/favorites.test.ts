import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, newAddress, signIn } from '#tests/support/move-in.ts';
import { toast, toastsCanBeShown } from '#tests/support/on-screen.ts';

const GOOSE = 'The Goose on Bus Nine';
const STAIR = 'The Stair That Counted Feet';

const heart = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Add ${title} to favorites` });

/** What the server keeps for whoever is signed in, the latest first. */
const kept = async (page: Page): Promise<string[]> =>
  (await (await page.request.get('/api/favorites')).json()).map(
    (favorite: { title: string }) => favorite.title,
  );

test("a visitor's hearts stay in the browser and move to the server at the sign-in", async ({
  page,
  context,
}) => {
  await page.goto('/books');
  await heart(page, GOOSE).click();
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Kept in this browser')).toBeVisible();
  await heart(page, STAIR).click();
  await page.reload();
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, STAIR)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, STAIR).click();
  await expect(heart(page, STAIR)).toHaveAttribute('aria-pressed', 'false');

  const email = newAddress();
  await signIn(context, email, 'Nora');
  await page.reload();
  await expect.poll(() => kept(page)).toEqual([GOOSE]);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'true');

  await page.context().clearCookies();
  await page.reload();
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart answers before the server does, and the last press wins', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/books');
  const held = Promise.withResolvers<void>();
  await page.route('**/favorites.data*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await heart(page, GOOSE).click();
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page)).toEqual([]);
  await heart(page, GOOSE).click();
  await heart(page, GOOSE).click();
  await heart(page, GOOSE).click();
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'false');
  const last = page.waitForRequest((request) => request.postData()?.includes('remove') ?? false);
  held.resolve();
  await (await last).response();
  await expect.poll(() => kept(page)).toEqual([]);
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'false');
});

test('a heart that could not be saved falls back and says so', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/books');
  await toastsCanBeShown(page);
  await page.route('**/favorites.data*', (route) => route.abort());
  await heart(page, GOOSE).click();
  await expect(toast(page, 'Error', "your heart isn't saved")).toBeVisible();
  await expect(heart(page, GOOSE)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a story');

  await page.unroute('**/favorites.data*');
  await heart(page, GOOSE).click();
  await expect.poll(() => kept(page)).toEqual([GOOSE]);
});
