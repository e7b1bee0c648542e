import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { moveIn, signIn } from '../support/move-in.ts';

/**
 * The specification's route table (section 2), as far as it is built, and who gets what: the page's first heading, or
 * `/login` for a page that asks a visitor to sign in first.
 */
const ROUTES: { path: string; heading: RegExp; visitor?: '/login' }[] = [
  { path: '/', heading: /./ },
  { path: '/books', heading: /^Pick a story$/ },
  { path: '/book/1', heading: /^The Goose on Bus Nine$/ },
  { path: '/book/1/preview', heading: /^Take a peek inside$/ },
  { path: '/profile', heading: /^Family Profile$/, visitor: '/login' },
  { path: '/signup', heading: /^Welcome/, visitor: '/login' },
  { path: '/orders', heading: /^My Orders$/, visitor: '/login' },
  { path: '/cart', heading: /^Your cart is empty$/, visitor: '/login' },
  { path: '/checkout/confirmation', heading: /^Payment Failed$/, visitor: '/login' },
  { path: '/help', heading: /./ },
  { path: '/delivery', heading: /./ },
  { path: '/privacy', heading: /./ },
  { path: '/contact', heading: /./ },
];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor sees what is for everybody, and is asked to sign in for the rest', async ({
  page,
}) => {
  for (const { path, heading, visitor } of ROUTES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    if (visitor) {
      await expect(page).toHaveURL(`${visitor}?to=${encodeURIComponent(path)}`);
      await expect(h1(page)).toHaveText('Welcome Back');
    } else {
      await expect(h1(page), path).toHaveText(heading);
    }
  }
});

test('a parent sees all of it, and is led on from the sign-in', async ({ page, context }) => {
  await moveIn(context);
  for (const { path, heading } of ROUTES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(h1(page), path).toHaveText(heading);
  }
  await page.goto('/login?to=/orders');
  await expect(page).toHaveURL('/orders');
  await page.goto('/auth/callback');
  await expect(page).not.toHaveURL(/callback/);
});

test('the way back from the sign-in leads to the page that was wanted', async ({ page }) => {
  await page.goto('/checkout/confirmation?session_id=cs_of_nobody');
  await expect(page).toHaveURL(
    `/login?to=${encodeURIComponent('/checkout/confirmation?session_id=cs_of_nobody')}`,
  );
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue as parent@example.com' }).click();
  await expect(page).toHaveURL('/checkout/confirmation?session_id=cs_of_nobody');
});

test('a callback without a session leads to the sign-in', async ({ page }) => {
  await page.goto('/auth/callback');
  await expect(page).toHaveURL(/\/login/);
});

test('the admin pages are for admins', async ({ page, context }) => {
  for (const path of ['/admin', '/admin/orders']) {
    await page.goto(path);
    await expectTurnedAway(page);
  }
  await moveIn(context);
  for (const path of ['/admin', '/admin/orders']) {
    await page.goto(path);
    await expectTurnedAway(page);
  }
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();

  await signIn(context, 'admin@example.com');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ada Keeper' }).click();
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(h1(page)).toHaveText('Manage Users');
  await page.getByRole('link', { name: 'Manage Orders' }).click();
  await expect(h1(page)).toHaveText('Manage Orders');
  await expect(page).toHaveURL('/admin/orders');
});

for (const path of ['/nowhere', '/book', '/books/1', '/checkout', '/auth', '/constructor']) {
  test(`${path} does not exist`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(h1(page)).toHaveText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

for (const path of ['/book/999', '/book/goose', '/book/0', '/book/999/preview']) {
  test(`${path} is no book`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(h1(page)).toHaveText('Book not found');
    await page.getByRole('main').getByRole('link', { name: 'Back to books' }).click();
    await expect(h1(page)).toHaveText('Pick a story');
  });
}

test("a stranger's child is answered like one that does not exist", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const stranger = await browser.newContext({ baseURL });
  const { children } = await moveIn(stranger, { children: ['Quentin'] });
  await stranger.close();
  await moveIn(context, { children: ['Ida'] });
  await page.goto(`/book/1/preview?child=${children[0]!.id}`);
  await expect(page).toHaveURL('/book/1/preview');
  await expect(page.getByRole('link', { name: 'Ida' })).toBeVisible();
  await expect(page.getByText('Quentin')).toBeHidden();
});

async function expectTurnedAway(page: Page) {
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(
    page.getByText("You don't have permission to access the admin panel."),
  ).toBeVisible();
}
