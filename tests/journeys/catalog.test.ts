import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { goByHeader } from '#tests/support/on-screen.ts';

const GOOSE = 'The Goose on Bus Nine';
const STAIR = 'The Stair That Counted Feet';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('the shelf is searched, chosen from and sorted, and the address says how', async ({
  page,
}) => {
  await page.goto('/books');
  const all = await titles(page).allTextContents();
  expect(all.length).toBeGreaterThan(2);

  await page.getByRole('searchbox', { name: 'Search books' }).fill('red  BUTTON');
  await page.getByRole('searchbox', { name: 'Search books' }).press('Enter');
  await expect(page).toHaveURL('/books?q=red++BUTTON&sort=shelf');
  await expect(titles(page)).toHaveText([GOOSE]);
  await expect(page.getByText('1 book matching "red BUTTON".')).toBeVisible();

  await page.getByRole('navigation', { name: 'By age' }).getByText('2-3 yr').click();
  await expect(page.getByText('1 book matching "red BUTTON", for 2 to 3 years.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 book matching "red BUTTON".')).toBeVisible();

  await page.goto('/books?age=3-4');
  const kinds = page.getByRole('navigation', { name: 'By kind' });
  await kinds.getByText('Bedtime').click();
  await expect(page).toHaveURL('/books?age=3-4&tag=Bedtime');
  await expect(titles(page).filter({ hasText: STAIR })).toBeVisible();
  await expect(titles(page).filter({ hasText: GOOSE })).toBeHidden();
  await expect(kinds.getByText('Bedtime')).toHaveAttribute('aria-current', 'true');
  await kinds.getByText('Bedtime').click();
  await expect(page).toHaveURL('/books?age=3-4');

  await page.goto('/books');
  await page.getByLabel('Sort by').selectOption('Title, A to Z');
  await expect(page).toHaveURL(/sort=title/);
  const byTitle = all.toSorted((one, other) => bare(one).localeCompare(bare(other), 'en'));
  await expect(titles(page)).toHaveText(byTitle);
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
});

const bare = (title: string) => title.replace(/^(The|A|An) /, '');

test('a wish that no book fits leads back to all of them', async ({ page }) => {
  await page.goto('/books?q=volcano+soup');
  await expect(page.getByText('No book matching "volcano soup" yet.')).toBeVisible();
  await expect(titles(page)).toHaveText(["We haven't written that one yet"]);
  await page.getByRole('link', { name: 'Show all books' }).click();
  await expect(page).toHaveURL('/books');
  await expect(titles(page).filter({ hasText: GOOSE })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search books' })).toHaveValue('');
});

test('before any script has come, the shelf can be searched and sorted', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/books?tag=Funny');
  await page.getByRole('searchbox', { name: 'Search books' }).fill('goose');
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/books?tag=Funny&q=goose&sort=price');
  await expect(titles(page)).toHaveText([GOOSE]);
  await expect(page.getByText('1 book matching "goose", tagged Funny.')).toBeVisible();
  // A heart is all script: a button that could do nothing is not shown.
  await expect(page.getByRole('button', { name: /to favorites/ })).toHaveCount(0);
  await plain.close();
});

test('six gray boards stand on the shelf until the books have come', async ({ page }) => {
  await page.goto('/help');
  const held = Promise.withResolvers<void>();
  await page.route('**/books.data?_routes=pages**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await goByHeader(page, 'Books');
  await expect(page.getByText('Loading books')).toBeAttached();
  await expect(page.locator('.stand .skeleton')).toHaveCount(6);
  held.resolve();
  await expect(titles(page).filter({ hasText: GOOSE })).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
});

test('a shelf that could not be read says so, and can be asked for again', async ({ page }) => {
  await page.goto('/help');
  await page.route('**/books.data*', (route) => route.fulfill({ status: 500, body: 'down' }));
  await goByHeader(page, 'Books');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
  await page.unroute('**/books.data*');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(titles(page).filter({ hasText: GOOSE })).toBeVisible();
});

// On a busy machine the books came while somebody typed, and the field that they brought along was an empty one.
test('words that are typed while the books are on their way stay', async ({ page }) => {
  await page.goto('/');
  const held = Promise.withResolvers<void>();
  await page.route(/\/books\.data\?_routes=.*catalog/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await goByHeader(page, 'Books');
  const search = page.getByRole('searchbox', { name: 'Search books' });
  await search.pressSequentially('goose');
  held.resolve();
  await expect(page.getByRole('heading', { name: 'The Goose on Bus Nine' })).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('goose');
});

// On a busy machine a page is read and used before its scripts are there; then they set both fields back.
test('words and an order that are chosen before the scripts have come stay', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/books', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search books' });
  await search.fill('goose');
  await page.getByLabel('Sort by').selectOption('price');
  held.resolve();
  await page.waitForLoadState('load');
  // A heart does something as soon as the page listens.
  const heart = page.getByRole('button', { name: `Add ${GOOSE} to favorites` });
  await expect(async () => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await expect(search).toHaveValue('goose');
  await search.press('Enter');
  await expect(page).toHaveURL('/books?q=goose&sort=price');
});
