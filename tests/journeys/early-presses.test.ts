import type { BrowserContext } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';

/** Keeps all scripts back until it is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

test('what is pressed before the scripts have come counts when they are there', {
  tag: '@phone',
}, async ({ page, context }) => {
  const release = await holdScripts(context);
  await page.goto('/books');
  const heart = page.getByRole('button', { name: 'Add The Goose on Bus Nine to favorites' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a choice is made at once, and the page follows when it can', async ({ page, context }) => {
  const release = await holdScripts(context);
  await page.goto('/');
  const levels = page.getByRole('region', { name: 'The same story, four ways tall' });
  const seedling = levels.getByRole('radio', { name: /^Seedling/ });
  await levels.getByRole('radio', { name: /^Explorer/ }).check();
  await seedling.check();
  release();
  await expect(levels.getByRole('figure')).toContainText('Dig, Zoë, dig.');
  await expect(seedling).toBeChecked();
});

test('the scripts wait for the page, and for nothing once it is touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.avif', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto('/book/1', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  resolve();
});
