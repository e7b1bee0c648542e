import type { Page } from '@playwright/test';
import { fillCart } from '#tests/support/fill-cart.ts';
import { fillInAddress } from '#tests/support/fill-in-address.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast, toastsCanBeShown } from '#tests/support/on-screen.ts';

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
  await fillInAddress(page, { City: '  ', 'Postal Code': '' });
  await save(page);
  await expect(
    toast(page, 'Validation Error', 'Please fill in all required address fields'),
  ).toBeVisible();
  await expect(page.getByText('Please fill in the city')).toBeVisible();
  await expect(page.getByText('Please fill in the postal code')).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('Address Line 1')).toHaveValue('12 Willow Lane');

  await fillInAddress(page, { State: '' });
  await save(page);
  await expect(page.getByText('Please fill in the state')).toBeVisible();
  await page.getByLabel('Country').selectOption('Germany');
  await save(page);
  await expect(parent).toContainText('97205 Portland');
  await expect(parent).toContainText('Germany');
});

test('a lost connection loses nothing that was typed', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/profile?edit=true&section=address');
  await fillInAddress(page);
  await toastsCanBeShown(page);
  await context.setOffline(true);
  await save(page);
  await expect(toast(page, 'Error', 'Failed to save address information')).toBeVisible();
  await expect(page.getByLabel('Postal Code')).toHaveValue('97205');
  await context.setOffline(false);
  await save(page);
  await expect(toast(page, 'Success')).toBeVisible();
});

test('an address is typed in the cart, stays there on a reload, and is kept', {
  tag: '@phone',
}, async ({ page, context }) => {
  const parent = await moveIn(context, { children: ['Ida'] });
  await fillCart(context, parent);
  await page.goto('/cart');
  await expect(page.getByText('Address Required')).toBeVisible();
  await expect(page.getByText('Please add your address before proceeding')).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(checkout).toBeDisabled();
  await page.getByRole('link', { name: 'Add Address' }).click();
  const goesTo = page.getByRole('group', { name: 'Goes to' });
  await expect(goesTo.getByLabel('Address Line 1')).toBeFocused();
  await fillInAddress(goesTo, { 'Postal Code': '' });
  await expect(checkout).toBeDisabled();
  await goesTo.getByLabel('Postal Code').fill('97205');
  await expect(checkout).toBeEnabled();

  await page.reload();
  await expect(goesTo.getByLabel('City')).toHaveValue('Portland');
  await expect(goesTo.getByLabel('Country')).toHaveValue('US');
  await expect(goesTo.getByLabel('City')).toHaveAttribute(
    'autocomplete',
    'shipping address-level2',
  );
  await goesTo.getByLabel('Recipient').fill('');
  const refused = page.waitForEvent('popup');
  await checkout.click();
  await refused;
  await expect(goesTo).toContainText('Please fill in who the package is for');
  await goesTo.getByLabel('Recipient').fill('Ida and Nora');
  const opened = page.waitForEvent('popup');
  await checkout.click();
  const payment = await opened;
  await expect(payment.getByText('No money moves')).toBeVisible();
  // It is the profile's from now on, and the one that is offered.
  await payment.goto('/profile');
  const parentInformation = payment.getByRole('region', { name: 'Parent Information' });
  await expect(parentInformation).toContainText('12 Willow LanePortland, OR 97205United States');
  await expect(goesTo.getByRole('radio', { name: /12 Willow Lane/ })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what was chosen and typed in the cart outlives a refusal', async ({ page, context }) => {
    const parent = await moveIn(context, { children: ['Ida'], address: true });
    const [ida] = parent.children;
    const given = await context.request.patch(`/api/children/${ida!.id}`, {
      data: { is_given_to: true },
    });
    await expect(given).toBeOK();
    const jena = { address_line_1: 'Lindenweg 3', city: 'Jena', postal_code: '07743' };
    const bought = await context.request.post('/api/functions/create-book-checkout', {
      data: {
        ...{ bookId: 2, childId: ida!.id },
        ship_to: { ...jena, recipient: 'Ida Lind', country_code: 'DE' },
      },
    });
    await expect(bought).toBeOK();
    await fillCart(context, parent);
    await page.goto('/cart');
    const goesTo = page.getByRole('group', { name: 'Goes to' });
    const send = () => page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(goesTo.getByRole('radio', { name: /Lindenweg 3/ })).toBeChecked();

    await goesTo.getByRole('radio', { name: /12 Willow Lane/ }).check();
    await goesTo.getByLabel('Recipient').fill(' ');
    await page.getByLabel('Keep it a surprise until').fill('2099-12-24');
    await send();
    await expect(goesTo).toContainText('Please fill in who the package is for');
    await expect(goesTo.getByRole('radio', { name: /12 Willow Lane/ })).toBeChecked();
    await expect(page.getByLabel('Keep it a surprise until')).toHaveValue('2099-12-24');

    await goesTo.getByRole('radio', { name: 'Another address' }).check();
    await goesTo.getByLabel('Recipient').fill('Ida');
    await send();
    await expect(goesTo).toContainText('Please fill in the city');
    await fillInAddress(goesTo, { City: ' ' });
    await goesTo.getByRole('checkbox', { name: /^Keep this/ }).check();
    await send();
    await expect(goesTo).toContainText('Please fill in the city');
    await expect(goesTo.getByLabel('Recipient')).toHaveValue('Ida');
    await expect(goesTo.getByLabel('Address Line 1')).toHaveValue('12 Willow Lane');
    await expect(goesTo.getByLabel('Country')).toHaveValue('US');
    await expect(goesTo.getByRole('checkbox', { name: /^Keep this/ })).toBeChecked();
    await goesTo.getByLabel('City').fill('Portland');
    await send();
    await expect(page.getByText('No money moves')).toBeVisible();
  });
});
