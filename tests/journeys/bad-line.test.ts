import type { Page } from '@playwright/test';
import { isListening, loseAnswer, loseScript } from '#tests/support/bad-line.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

const GOOSE = 'The Goose on Bus Nine';
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByText('No connection just now.');

test('a press is answered at once, and a slow page shows its shape; the old one is under it', async ({
  page,
}) => {
  await page.goto('/books');
  await isListening(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/explore.data*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page.locator('.on-its-way')).toBeVisible();
  await expect(page.locator('.page-shape')).toBeVisible();
  await expect(page.getByRole('heading', { name: GOOSE })).toBeAttached();
  release();
  await expect(page).toHaveURL('/explore');
  await expect(page.locator('.page-shape, .on-its-way')).toHaveCount(0);
});

test('offline the page stays and says so, and goes on by itself or when it is told to', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/books');
  await isListening(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  // Nothing of that page is there yet, not even its script.
  await page.getByRole('main').getByRole('link', { name: 'Preview' }).first().click();
  await expect(page.locator('.on-its-way')).toBeVisible();
  await expect(page.locator('.page-shape')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: GOOSE })).toBeVisible();
  await expect(page).toHaveURL('/books');
  await context.setOffline(false);
  await expect(page).toHaveURL('/book/1/preview');
  await expect(h1(page)).toHaveText('Take a peek inside');
  await expect(banner(page)).toBeHidden();

  // The network is there and the shop is not.
  let isGone = true;
  await page.route('**/books.data*', (route) => (isGone ? route.abort() : route.fallback()));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(banner(page)).toBeVisible();
  await expect(h1(page)).toHaveText('Take a peek inside');
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/books');
});

test('what was sent and not answered leaves the page, and shows what has become of it', async ({
  page,
  context,
}) => {
  await moveIn(context, { children: ['Ada'] });
  await page.goto('/book/1?create=true');
  await isListening(page);
  await loseAnswer(context, '/book/1/cart.data');
  const dialog = page.getByRole('dialog', { name: 'Who is this book for?' });
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Error', "We couldn't reach the shop.")).toBeVisible();
  // It had arrived: a second press would have bought two.
  await expect(dialog.getByRole('button', { name: 'Remove from Cart' })).toBeVisible();
  await expect(h1(page)).toHaveText(GOOSE);
});

test('a script that does not come the first time comes the second, and the page stays open', async ({
  page,
  context,
}) => {
  await page.goto('/books');
  await isListening(page);
  const asked = await loseScript(context, 'explore');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page).toHaveURL('/explore');
  await expect(h1(page)).toHaveText('How might we inspire your little one?');
  expect(asked()).toBeGreaterThan(1);
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test('nothing typed is lost by a reload, and what was saved or canceled does not come again', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await isListening(page);
  const email = page.getByRole('main').getByLabel('E-mail');
  await email.fill('nora@example.com');
  await page.reload();
  await expect(email).toHaveValue('nora@example.com');

  await moveIn(context);
  await page.goto('/profile?add_child=true');
  await isListening(page);
  await page.getByLabel('Name').fill('Theo');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2022');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('March');
  await page.getByRole('radio', { name: 'Sapling' }).check();
  await page.getByLabel('Describe your child').fill('Dark curls.');
  const id = await page.locator('input[name="id"]').inputValue();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Theo');
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('3');
  await expect(page.getByRole('radio', { name: 'Sapling' })).toBeChecked();
  await expect(page.getByLabel('Describe your child')).toHaveValue('Dark curls.');
  // The face is drawn from it, and a child that was sent and not answered must not become a second one.
  await expect(page.locator('input[name="id"]')).toHaveValue(id);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/profile');
  // The address changes before the form is gone, and with it what was kept of it.
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await page.goto('/profile?add_child=true');
  await expect(page.getByLabel('Name')).toHaveValue('');

  await page.goto('/profile');
  await isListening(page);
  await page.getByRole('button', { name: 'Edit Parent Information' }).click();
  await page.getByLabel('City').fill('Porto');
  await page.getByLabel('Country').selectOption('Ireland');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Porto');
  await expect(page.getByLabel('Country')).toHaveValue('IE');
  await page.getByLabel('Address Line 1').fill('Rua das Flores 12');
  await page.getByLabel('Postal Code').fill('4050-262');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
  await expect(page.getByText('Rua das Flores 12')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Parent Information' })).toBeVisible();
  await expect(page.getByLabel('City')).toHaveCount(0);
});
