import { fillCart } from '#tests/support/fill-cart.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

test('copies are counted up and down, lines are removed, and the cart is cleared', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Xenia', 'Yann'], address: true });
  await fillCart(context, parent, 1);
  await fillCart(context, parent, 7);
  await page.goto('/cart');
  const total = page.getByRole('complementary', { name: 'Total' });
  await expect(total).toContainText('$62.98');

  const copies = page.getByRole('group', { name: 'Quantity of The Goose on Bus Nine for Xenia' });
  await copies.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(total).toContainText('$95.97');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await copies.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(total).toContainText('$62.98');

  // The same book for a brother: one press.
  await page.getByRole('button', { name: 'Also for Yann: Boots for an Octopus' }).click();
  await expect(page.getByText('For Yann (5 years old)')).toBeVisible();
  await expect(total).toContainText('$92.97');
  await expect(page.getByRole('button', { name: /^Also for Yann: Boots/ })).toBeHidden();
  await page.getByRole('button', { name: /^Remove.*Boots for an Octopus for Yann/ }).click();
  await expect(toast(page, 'Removed from cart', 'Boots for an Octopus for Yann')).toBeVisible();
  await expect(total).toContainText('$62.98');

  await page.getByRole('button', { name: /^Remove.*Boots for an Octopus/ }).click();
  await expect(toast(page, 'Removed from cart', 'Boots for an Octopus for Xenia')).toBeVisible();
  await expect(total).toContainText('$32.99');
  await page.reload();
  await expect(total).toContainText('$32.99');

  // Once emptied at a slip of the finger, without a question.
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  const question = page.getByRole('dialog', { name: 'Clear your cart?' });
  await question.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(total).toContainText('$32.99');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await question.getByRole('button', { name: 'Take everything out' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(
    page.getByText('Add some beautiful books to your cart to get started'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Books' }).click();
  await expect(page).toHaveURL('/books');
});

test('a deleted child leaves a line that says so and can be removed', async ({ page, context }) => {
  const parent = await moveIn(context, { children: ['Yuna'], address: true });
  await fillCart(context, parent);
  await context.request.delete(`/api/children/${parent.children[0]!.id}`);
  await page.goto('/cart');
  await expect(page.getByText('For Unknown Child', { exact: true })).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const tab = await opened;
  await expect.poll(() => tab.isClosed()).toBe(true);
  await expect(
    toast(page, 'Checkout failed', 'This child is no longer in your family profile.'),
  ).toBeVisible();
});

test('a price that has changed is seen before it is paid', async ({ page, context, shop }) => {
  const parent = await moveIn(context, { children: ['Zelda'], address: true });
  await fillCart(context, parent, 2);
  await page.goto('/cart');
  const setPrice = (cents: number) =>
    inDatabaseOf(shop, ({ pool }) =>
      pool.query('update books set price = $1 where id = 2', [cents]),
    );
  await setPrice(3499);
  try {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const tab = await opened;
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(
      toast(page, 'Checkout failed', 'A price has changed since you saw it.'),
    ).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Total' })).toContainText('$34.99');
  } finally {
    await setPrice(3299);
  }
});
