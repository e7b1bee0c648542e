import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

const GOOSE = 'The Goose on Bus Nine';

test('a collection begins empty, is filled by a heart, and tells how to buy a book', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/collections');
  await expect(page.getByText('Your lovely collection is empty')).toBeVisible();
  const words = 'Save activities by tapping the heart icon to build your personalized collection.';
  await expect(page.getByText(words)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Explore Activities' })).toHaveAttribute(
    'href',
    '/explore',
  );
  await main.getByRole('link', { name: 'Browse Books' }).click();

  const heart = page.getByRole('button', { name: `Add ${GOOSE} to favorites` });
  // The heart answers at once; with several processes the next page may be quicker than its saving.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/favorites'),
  );
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Lovely\s*1 favorite$/ }).click();

  await expect(page.getByRole('heading', { name: 'Cherished Books' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Beloved Activities' })).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: GOOSE });
  await expect(card).toContainText('$32.99');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const told = `Please visit the book detail page to personalize ${GOOSE} for a child.`;
  const refusal = toast(page, 'Book requires personalization', told);
  await expect(refusal.getByRole('link')).toHaveAttribute('href', '/book/1?create=true');
  const cart = await (await page.request.get('/api/carts/me')).json();
  expect(cart.total_items).toBe(0);

  await card.getByRole('button', { name: `Add ${GOOSE} to favorites` }).press('Enter');
  await expect(page.getByText('Your lovely collection is empty')).toBeVisible();
  // The button that was pressed is gone; the focus stays near and does not fall back to the top.
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();
});

test('a visitor is asked to sign in and comes back', async ({ page }) => {
  await page.goto('/collections');
  await expect(page).toHaveURL('/login?to=%2Fcollections');
});
