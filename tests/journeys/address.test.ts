import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

async function fillIn(page: Page, changes: Record<string, string> = {}) {
  const address = {
    'Address Line 1': '12 Willow Lane',
    City: 'Portland',
    State: 'OR',
    'Postal Code': '97205',
    ...changes,
  };
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text);
}
const choose = (page: Page, country: string) => page.getByLabel('Country').selectOption(country);
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('its query opens the form at the address, and is cleared', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?edit=true&section=address');
  await expect(page.getByLabel('Address Line 1')).toBeInViewport();
  await expect(page).toHaveURL('/profile');
  await page.reload();
  await expect(page.getByLabel('Address Line 1')).toBeHidden();
});

test('a name can be changed without an address; one that is begun has to be whole', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/profile?edit=true&section=address');
  await page.getByLabel('Name').fill('Nora Nordlicht');
  await save(page);
  await expect(toast(page, 'Success', 'Profile updated successfully')).toBeVisible();
  const parent = page.getByRole('region', { name: 'Parent Information' });
  await expect(parent).toContainText('Nora Nordlicht');

  await page.getByRole('button', { name: 'Edit Parent Information' }).click();
  await fillIn(page, { City: '  ', 'Postal Code': '' });
  await choose(page, 'United States');
  await save(page);
  await expect(
    toast(page, 'Validation Error', 'Please fill in all required address fields'),
  ).toBeVisible();
  await expect(page.getByText('Please fill in the city')).toBeVisible();
  await expect(page.getByText('Please fill in the postal code')).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('12 Willow Lane');

  await fillIn(page, { State: '' });
  await save(page);
  await expect(page.getByText('Please fill in the state')).toBeVisible();
  await choose(page, 'Germany');
  await save(page);
  await expect(parent).toContainText('97205 Portland');
  await expect(parent).toContainText('Germany');
});

test('a lost connection loses nothing that was typed', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?edit=true&section=address');
  await fillIn(page);
  await choose(page, 'United States');
  // The stage for toasts is fetched when the page is idle; without a network it could not be any more.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await save(page);
  await expect(toast(page, 'Error', 'Failed to save address information')).toBeVisible();
  await expect(page.getByLabel('Postal Code')).toHaveValue('97205');
  await context.setOffline(false);
  await save(page);
  await expect(toast(page, 'Success')).toBeVisible();
});

test('from the cart to the address and back', { tag: '@phone' }, async ({ page, context }) => {
  const { children } = await moveIn(context, { children: ['Ida'] });
  const line = { book_id: 1, child_id: children[0]!.id };
  await expect(await context.request.post('/api/cart_items', { data: line })).toBeOK();
  await page.goto('/cart');
  await expect(page.getByText('Address Required')).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(checkout).toBeDisabled();
  await page.getByRole('link', { name: 'Add Address' }).click();
  await expect(page.getByLabel('Address Line 1')).toBeInViewport();
  await fillIn(page);
  await choose(page, 'United States');
  await save(page);
  await expect(page).toHaveURL('/cart');
  await expect(checkout).toBeEnabled();
});
