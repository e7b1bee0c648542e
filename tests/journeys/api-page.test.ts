import { expect, test } from '#tests/support/journey.ts';

test('the page about the API is searched by keyboard, and each call has an address', async ({
  page,
}) => {
  await page.goto('/api');
  const call = (name: string) => page.locator(`article[id="${name}"]`);
  await expect(call('books.list')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('stepper nowhere');
  await expect(page.getByText('No call has all of these words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('add child');
  await expect(call('children.add')).toBeVisible();
  await expect(call('books.list')).toBeHidden();
  await expect(page).toHaveURL(/\?q=add%20child$/);
  await page.goto('/api#books.list');
  await expect(call('books.list')).toBeInViewport();
});
