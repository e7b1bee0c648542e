import type { BrowserContext } from '@playwright/test';
import { fillCart } from '#tests/support/fill-cart.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

/** The page has come, its scripts have not. */
const EARLY = { waitUntil: 'domcontentloaded' } as const;

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
  await page.goto('/books', EARLY);
  const heart = page.getByRole('button', { name: 'Add The Goose on Bus Nine to favorites' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a choice is made at once, and the page follows when it can', async ({ page, context }) => {
  const release = await holdScripts(context);
  await page.goto('/', EARLY);
  const levels = page.getByRole('region', { name: 'The same story, four ways tall' });
  const seedling = levels.getByRole('radio', { name: /^Seedling/ });
  await levels.getByRole('radio', { name: /^Explorer/ }).check();
  await seedling.check();
  release();
  await expect(levels.getByRole('figure')).toContainText('Dig, Zoë, dig.');
  await expect(seedling).toBeChecked();
});

test('a search that was typed before is made when they are there', async ({ page, context }) => {
  const release = await holdScripts(context);
  await page.goto('/explore', EARLY);
  const box = page.getByRole('searchbox');
  await box.pressSequentially('MONTHS');
  release();
  // Once the box was emptied as they came.
  await expect(page.getByText('2 results found')).toBeVisible();
  await expect(page).toHaveURL('/explore?q=MONTHS');
  await expect(box).toHaveValue('MONTHS');
});

test('an order that was chosen before is taken when they are there', async ({ page, context }) => {
  const release = await holdScripts(context);
  await page.goto('/books', EARLY);
  await page.getByLabel('Sort by').selectOption('title');
  release();
  await expect(page).toHaveURL(/sort=title/);
});

test('what cannot be undone asks first, however early it was pressed', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Ida', 'Ben'] });
  await fillCart(context, parent);
  const release = await holdScripts(context);
  await page.goto('/cart', EARLY);
  // A press that waits for nobody: once a page of braces was the answer.
  await page.getByRole('button', { name: 'Also for Ben: The Goose on Bus Nine' }).click();
  await expect(page.getByText('For Ben (5 years old)')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  release();
  const question = page.getByRole('dialog', { name: 'Clear your cart?' });
  await question.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(page.getByText('For Ben (5 years old)')).toBeVisible();
});

test('why a form was refused is still said when they are there, and when the page asks for its data anew', async ({
  page,
  context,
}) => {
  await moveIn(context);
  const release = await holdScripts(context);
  await page.goto('/profile?add_child=true', EARLY);
  await page.getByRole('button', { name: 'Add Child' }).click();
  const why = page
    .getByRole('region', { name: 'Add Child' })
    .getByText("Please share your little one's name with us");
  await expect(why).toBeVisible();
  // A browser that the shop has not seen tells its time zone, and the page's data come anew: the sentences went with it.
  const anew = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/profile.data');
  release();
  await (await anew).finished();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(why).toBeVisible();
});

test('the scripts wait for the page, and for nothing once it is touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.avif', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto('/book/1', EARLY);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  resolve();
});
