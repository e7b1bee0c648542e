import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';

/**
 * The specification's route table (section 2), as far as it is built: the page's first heading, and where those are sent
 * who are not let in.
 */
const ROUTES: { path: string; heading: RegExp; letsIn: 'everybody' | 'parents' | 'admins' }[] = [
  { path: '/', heading: /./, letsIn: 'everybody' },
  { path: '/books', heading: /^Pick a story$/, letsIn: 'everybody' },
  { path: '/book/1', heading: /^The Goose on Bus Nine$/, letsIn: 'everybody' },
  { path: '/book/1/preview', heading: /^Take a peek inside$/, letsIn: 'everybody' },
  {
    path: '/explore',
    heading: /^How might we inspire your little one\?$/,
    letsIn: 'everybody',
  },
  { path: '/theme/hello-world', heading: /^Hello, World$/, letsIn: 'everybody' },
  { path: '/activity/activity-hello-1', heading: /^The Scarf and the Face$/, letsIn: 'everybody' },
  { path: '/help', heading: /./, letsIn: 'everybody' },
  { path: '/delivery', heading: /./, letsIn: 'everybody' },
  { path: '/returns', heading: /^Returns$/, letsIn: 'everybody' },
  { path: '/privacy', heading: /./, letsIn: 'everybody' },
  { path: '/accessibility', heading: /^Accessibility$/, letsIn: 'everybody' },
  { path: '/contact', heading: /./, letsIn: 'everybody' },
  { path: '/profile', heading: /^Family Profile$/, letsIn: 'parents' },
  { path: '/onboarding', heading: /^Who are the stories for\?$/, letsIn: 'parents' },
  { path: '/signup', heading: /^Welcome/, letsIn: 'parents' },
  { path: '/orders', heading: /^My Orders$/, letsIn: 'parents' },
  { path: '/cart', heading: /^Your cart is empty$/, letsIn: 'parents' },
  { path: '/collections', heading: /^Lovely$/, letsIn: 'parents' },
  { path: '/checkout/confirmation', heading: /^Payment Failed$/, letsIn: 'parents' },
  { path: '/admin', heading: /^Manage Users$/, letsIn: 'admins' },
  { path: '/admin/orders', heading: /^Manage Orders$/, letsIn: 'admins' },
];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

// Who is let in where is asked of every address by tests/rules/page-access.test.ts; here are the pages that they see.
test('a visitor sees what is for everybody, and is asked to sign in for the rest', {
  tag: '@all',
}, async ({ page }) => {
  for (const { path, heading, letsIn } of ROUTES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    if (letsIn === 'everybody') {
      await expect(h1(page), path).toHaveText(heading);
    } else if (letsIn === 'parents') {
      await expect(page).toHaveURL(`/login?to=${encodeURIComponent(path)}`);
      await expect(h1(page)).toHaveText('Welcome Back');
    } else {
      await expect(page).toHaveURL('/');
    }
  }
});

test('a parent sees all but the back office, and is led on from the sign-in', {
  tag: '@all',
}, async ({ page, context }) => {
  await moveIn(context);
  for (const { path, heading, letsIn } of ROUTES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    if (letsIn === 'admins') await expect(page).toHaveURL('/');
    else await expect(h1(page), path).toHaveText(heading);
  }
  await page.goto('/login?to=/orders');
  await expect(page).toHaveURL('/orders');
  await page.goto('/auth/callback');
  await expect(page).not.toHaveURL(/callback/);
});

test('an admin sees all of it', async ({ page, context }) => {
  await signIn(context, 'admin@example.com');
  for (const { path, heading } of ROUTES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(h1(page), path).toHaveText(heading);
  }
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

test('what does not exist says so and leads home', async ({ page }) => {
  for (const path of ['/book', '/books/1', '/checkout', '/auth', '/constructor']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(h1(page)).toHaveText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('what is no book says so and leads back to the shelf', async ({ page }) => {
  for (const path of ['/book/goose', '/book/0', '/book/999/preview']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  const answer = await page.goto('/book/999');
  expect(answer?.status()).toBe(404);
  await expect(h1(page)).toHaveText('Book not found');
  await page.getByRole('main').getByRole('link', { name: 'Back to books' }).click();
  await expect(h1(page)).toHaveText('Pick a story');
});

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
