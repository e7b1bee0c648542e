import { expect, test } from '../support/journey.ts';

test('a visitor opens the shop and finds its shelf', async ({ page, shop }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);

  const health = await page.request.get(`${shop.url}/healthz`);
  expect(health.status()).toBe(200);
});
