import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

const main = (page: Page) => page.getByRole('main');
/** The cover as it is drawn in the browser; the shop's own is a picture. */
const liveCover = (page: Page) => main(page).locator('.opens .board svg').first();
const samplePage = (page: Page) => page.getByRole('region', { name: /^The same page/ });

test('a visitor draws a child onto the cover, and sees the same page in four tellings', async ({
  page,
}) => {
  await page.goto('/book/10');
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await page.goto('/book/1');
  await expect(page.getByText('4.7 out of 5 stars, from 3 families')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Read-aloud' })).toHaveAttribute(
    'href',
    '/books?tag=Read-aloud',
  );
  await expect(liveCover(page)).toBeHidden();

  const leaf = samplePage(page).getByRole('figure');
  const told = new Set<string>();
  for (const level of ['Seedling', 'Sprout', 'Sapling', 'Explorer']) {
    await samplePage(page).getByRole('radio', { name: level }).check();
    told.add((await leaf.locator('figcaption').textContent()) ?? '');
  }
  expect(told.size).toBe(4);
  await expect(leaf.locator('figcaption')).toContainText('Mila');
  await expect(leaf.locator('picture')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Æthelred');
  await expect(liveCover(page)).toContainText('Æthelred');
  await expect(samplePage(page)).toContainText('as tall as Æthelred');
  await expect(leaf).toContainText('Æthelred');
});

test('a family sees its own child, and may choose another', async ({ page, context }) => {
  await moveIn(context, { children: ['Ida', 'Olli'] });
  await page.goto('/book/1');
  await expect(liveCover(page)).toContainText('Ida');
  await main(page).getByRole('radio', { name: 'Olli' }).check();
  await expect(liveCover(page)).toContainText('Olli');
  await samplePage(page).scrollIntoViewIfNeeded();
  await expect(samplePage(page).getByRole('figure')).toContainText('Olli');
  await main(page).getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText('with Olli')).toBeVisible();
});

test('a book says that it is on its way', async ({ page }) => {
  await page.goto('/books');
  const held = Promise.withResolvers<void>();
  await page.route('**/book/1.data?_routes=pages**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await main(page).getByRole('link', { name: 'The Goose on Bus Nine' }).click();
  await expect(page.getByText('Loading book', { exact: true })).toBeAttached();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Goose on Bus Nine');
  await expect(page).toHaveTitle('The Goose on Bus Nine | Wonderling');
});

test.describe('a broken way to the shop', () => {
  test.use({ isBroken: true });

  for (const [what, answers] of [
    ['a book', '**/book/1.data?_routes=pages**'],
    // The shell's own data then fail with the book's, and once only general words were left.
    ['a book with everything else', '**/*.data**'],
  ] as const) {
    test(`${what} that could not be loaded says so and leads back`, async ({ page }) => {
      await page.goto('/books');
      await page.route(answers, (route) => route.fulfill({ status: 500, body: 'down' }));
      await main(page).getByRole('link', { name: 'The Goose on Bus Nine' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error loading book');
      const words = "We couldn't load the book details. Please try refreshing the page.";
      await expect(page.getByText(words)).toBeVisible();
      await page.unroute(answers);
      await main(page).getByRole('link', { name: 'Back to books' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a story');
    });
  }
});

test('the books beside it are the other ones', async ({ page }) => {
  await page.goto('/book/1');
  const beside = page.getByRole('region', { name: 'Beside it on the shelf' });
  await expect(beside.getByText('The Goose on Bus Nine')).toHaveCount(0);
  await beside.getByRole('link', { name: 'The Stair That Counted Feet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Stair That Counted Feet');
  await expect(samplePage(page).getByRole('figure')).toContainText('Kofi');
});
