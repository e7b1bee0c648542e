import type { Page } from '@playwright/test';
import { fillCart } from '#tests/support/fill-cart.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectAccessible } from '#tests/support/look-at.ts';
import { moveIn, newAddress, signIn } from '#tests/support/move-in.ts';
import { expectPainted, previewPage, toast } from '#tests/support/on-screen.ts';

// A look takes four runs of axe, and each test takes several.
test.describe.configure({ timeout: 180_000 });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('what most see: the landing page, a book, its preview, the cart and the family', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectAccessible(page, 'the landing page');
  const parent = await moveIn(context, { children: ['Ida'] });
  await fillCart(context, parent);
  for (const path of ['/book/1', '/book/1/preview', '/cart', '/profile']) {
    await page.goto(path);
    await expect(h1(page)).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('what a visitor sees', { tag: '@all' }, async ({ page }) => {
  for (const path of [
    '/',
    '/books',
    '/books?q=volcano+soup&age=3-4',
    '/book/1',
    '/book/1/preview',
    '/nowhere',
    '/shared/none',
    '/help',
    '/contact',
  ]) {
    await page.goto(path);
    await expect(h1(page)).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto('/book/1');
  await page.getByRole('button', { name: 'Create book' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in required' })).toBeVisible();
  await expectAccessible(page, 'the dialog that asks a visitor to sign in');
});

test('signing in', { tag: '@all' }, async ({ page }) => {
  await page.goto('/login?error=link');
  await expect(h1(page)).toHaveText('Welcome Back');
  await expectAccessible(page, '/login after an old link');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Name').fill('Nora');
  await page.getByRole('main').getByLabel('E-mail').fill('nora at home');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expectAccessible(page, '/login after a refusal');
  await page.getByRole('main').getByLabel('E-mail').fill(newAddress());
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(h1(page)).toHaveText('Check Your Email');
  await expectAccessible(page, 'Check Your Email');
});

test('the family', { tag: '@all' }, async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/signup');
  await expectAccessible(page, '/signup');
  await page.goto('/profile?add_child=true');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await expectAccessible(page, 'the form for a child after a refusal');

  await moveIn(context, { children: ['Ida', 'Maximiliana-Theodora'], address: true });
  await page.goto('/profile');
  await expectAccessible(page, '/profile');
  await page.getByRole('button', { name: 'Edit Parent Information' }).click();
  await expect(page.getByLabel('Address Line 1')).toBeVisible();
  await expectAccessible(page, 'the form for the parent');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Ida' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the dialog before a child is deleted');
});

test('a book for a child', { tag: '@all' }, async ({ page, context }) => {
  await moveIn(context, { children: ['Ida', 'Olli'] });
  await page.goto('/book/1');
  await page.getByRole('button', { name: 'Create book' }).click();
  const choosing = page.getByRole('dialog', { name: 'Who is this book for?' });
  await choosing.getByRole('radio', { name: 'Ida' }).check();
  await expectAccessible(page, 'the dialog to choose a child');
  await choosing.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByText("Your address doesn't exist.")).toBeVisible();
  await expectAccessible(page, 'the dialog to confirm, without an address');

  await page.goto('/book/1/preview');
  await page.getByRole('link', { name: 'Ida' }).click();
  await expect(page.getByText('with Ida')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Preview' }).click();
  await expectPainted(previewPage(page, 1));
  await expectAccessible(page, 'the preview with its document');
});

test('cart, payment and orders', { tag: '@all' }, async ({ page, context }) => {
  const parent = await moveIn(context, { children: ['Ida'] });
  await page.goto('/cart');
  await expectAccessible(page, 'the empty cart');
  await page.goto('/orders');
  await expectAccessible(page, 'no orders yet');
  await fillCart(context, parent);
  await page.goto('/cart');
  await expect(page.getByText('Address Required')).toBeVisible();
  await expectAccessible(page, 'the cart without an address');
  for (const query of ['session_id=cs_of_nobody', 'status=pending', 'status=expired', '']) {
    await page.goto(`/checkout/confirmation?${query}`);
    await expect(h1(page)).toBeVisible();
    await expectAccessible(page, `the confirmation with '${query}'`);
  }
  await signIn(context, 'parent@example.com');
  await page.goto('/orders');
  await expect(page.getByText('Completed').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'orders in every status');
});

test('the back office', { tag: '@all' }, async ({ page, context }) => {
  await signIn(context, 'admin@example.com');
  for (const path of ['/admin', '/admin/orders']) {
    await page.goto(path);
    await expect(h1(page)).toHaveText(/^Manage/);
    await expectAccessible(page, path);
  }
});
