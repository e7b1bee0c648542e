import type { Page } from '@playwright/test';
import { buyCart } from '#tests/support/buy-cart.ts';
import { fillCart } from '#tests/support/fill-cart.ts';
import { fillInAddress } from '#tests/support/fill-in-address.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { orderOf, toast } from '#tests/support/on-screen.ts';

test('Buy Now asks for the missing address in the sheet, and goes on from where it was left', async ({
  page,
  context,
}) => {
  await moveIn(context, { children: ['Ada', 'Ben', 'Cleo'] });
  const sheet = await confirmFor(page, 'Ben');
  await expect(sheet).toContainText('The Goose on Bus Nine, made for Ben');
  await expect(
    sheet.getByText(
      "Your address doesn't exist. Add your address in your profile before buying the book.",
    ),
  ).toBeVisible();
  await expect(
    sheet.getByText('Please add your address before proceeding to checkout.'),
  ).toBeVisible();
  const confirm = sheet.getByRole('button', { name: 'Confirm and pay' });
  await expect(confirm).toBeDisabled();
  const total = sheet.getByText('Total').locator('..');
  await expect(total).toContainText('$32.99');
  await sheet.getByRole('checkbox', { name: 'One for Ada' }).check();
  await expect(total).toContainText('$65.98');

  const recipient = sheet.getByLabel('Recipient');
  await expect(recipient).toHaveValue('Nora Newcomer');
  await recipient.fill('  ');
  await fillInAddress(sheet);
  await confirm.click();
  await expect(sheet).toContainText('Please fill in who the package is for');
  await expect(recipient).toBeFocused();
  await recipient.fill('Grandma Ilse');
  // Nobody is asked anything again: not by a reload, and not on the way back from the payment page.
  await page.reload();
  await expect(sheet.getByLabel('City')).toHaveValue('Portland');
  await expect(sheet.getByRole('checkbox', { name: 'One for Ada' })).toBeChecked();
  await confirm.click();
  await expect(page.getByText('No money moves')).toBeVisible();
  await expect(page.getByText('$65.98').first()).toBeVisible();
  await page.goBack();
  await expect(recipient).toHaveValue('Grandma Ilse');
  await expect(sheet.getByRole('radio', { name: /12 Willow Lane/ })).toBeChecked();
  await confirm.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  const bought = page.getByRole('region', { name: 'Your order' });
  await expect(bought).toContainText('The Goose on Bus Nine for Ben');
  await expect(bought).toContainText('The Goose on Bus Nine for Ada');
  await expect(bought).toContainText('Goes toGrandma Ilse12 Willow Lane');
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/books');
  await page.goto('/orders');
  await expect(orderOf(page, 'Ben')).toContainText(
    'To Grandma Ilse, 12 Willow Lane, Portland, OR 97205, United States',
  );
});

test('a gift goes where the last one went, and another address leaves the profile as it is', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Ada', 'Theo'], address: true });
  const theo = `/api/children/${parent.children[1]!.id}`;
  await expect(await context.request.patch(theo, { data: { is_given_to: true } })).toBeOK();
  const sheet = await confirmFor(page, 'Theo');
  await expect(sheet.getByRole('radio', { name: /12 Willow Lane/ })).toBeChecked();
  // A child of the family is no brother of somebody who is given to.
  await expect(sheet.getByRole('checkbox')).toHaveCount(0);
  await sheet.getByRole('radio', { name: 'Another address' }).check();
  await expect(sheet.getByLabel('Recipient')).toHaveValue('');
  await expect(sheet.getByRole('checkbox', { name: /^Keep this/ })).not.toBeChecked();
  await sheet.getByLabel('Recipient').fill('Theo Lind');
  const jena = { 'Address Line 1': 'Lindenweg 3', City: 'Jena', State: '', 'Postal Code': '07743' };
  await fillInAddress(sheet, jena, 'Germany');
  await sheet.getByRole('button', { name: 'Confirm and pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');

  await page.goto(`/book/7?create=true&confirm=true&child=${parent.children[1]!.id}`);
  await expect(sheet.getByRole('radio', { name: /Lindenweg 3/ })).toBeChecked();
  await expect(sheet.getByLabel('Recipient')).toHaveValue('Theo Lind');
  const home = await (await context.request.get('/api/addresses/me')).json();
  expect(home).toMatchObject({ city: 'Portland' });
});

test('a slow payment is pending until it is settled', async ({ page, context }) => {
  await moveIn(context, { children: ['Slow Joe'], address: true });
  await buyNow(page, 'Slow Joe');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Pending');
  await expect(
    toast(
      page,
      'Payment Pending',
      "Your payment is being processed. We'll notify you once it's complete.",
    ),
  ).toBeVisible();
  await expect(page.getByText('Your bank is working on it.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(orderOf(other, 'Slow Joe')).toContainText('Pending');

  await decideAtProvider(other, page.url(), 'Settle');
  // Nobody has touched the page that waits.
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!', {
    timeout: 60_000,
  });
  await expect(toast(page, 'Payment Successful!')).toBeVisible();
  await page.goto('/orders');
  await expect(orderOf(page, 'Slow Joe')).toContainText('Completed');
});

test('a slow payment that fails says so', async ({ page, context }) => {
  await moveIn(context, { children: ['Lou'], address: true });
  await buyNow(page, 'Lou');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Pending');
  const confirmation = page.url();
  await decideAtProvider(page, confirmation, 'Fail');
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await expect(
    toast(page, 'Payment Failed', 'There was an issue processing your payment. Please try again.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/cart');
  await page.getByRole('link', { name: 'View Orders' }).click();
  await expect(orderOf(page, 'Lou')).toContainText('Failed');
  // The page that says so leads back to the very purchase.
  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const bought = page.getByRole('region', { name: 'Your order' });
  await expect(bought).toContainText('The Goose on Bus Nine for Lou');
});

test('a payment page that has expired sells nothing, and says so', async ({ page, context }) => {
  await moveIn(context, { children: ['Eve'], address: true });
  await buyNow(page, 'Eve');
  await page.getByRole('button', { name: 'Let it expire' }).click();
  await expect(page.getByText('This payment page has expired. Nothing was paid.')).toBeVisible();
  const session = new URL(page.url()).pathname.split('/').at(-1);

  await page.goto(`/checkout/confirmation?session_id=${session}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Expired');
  await expect(
    toast(page, 'Session Expired', 'Your checkout session has expired. Please try again.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Orders' })).toBeVisible();
  await page.goto('/orders');
  await expect(orderOf(page, 'Eve')).toContainText('Expired');
  await page.goto(`/checkout/confirmation?session_id=${session}`);
  await page.getByRole('link', { name: 'Back to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('For Eve (5 years old)')).toBeVisible();
});

test('a Buy Now that was left lies in the cart, and an order that waits is continued or canceled', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Ruth'], address: true });
  await buyNow(page, 'Ruth');
  const payment = page.url();
  await page.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('For Ruth (5 years old)')).toBeVisible();

  // Somebody who comes to the confirmation nevertheless is told that nothing was paid.
  await page.goto(`/checkout/confirmation?session_id=${payment.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Pending');
  await expect(page.getByText("You haven't paid yet")).toBeVisible();
  await page.goto('/orders');
  await expect(orderOf(page, 'Ruth')).toContainText("You haven't paid yet");
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await expect(page).toHaveURL(payment);

  // With another book in the cart its payment is a new one, and the older page is closed.
  await fillCart(context, parent, 7);
  const both = await buyCart(context);
  await page.reload();
  await expect(page.getByText('This payment page has expired. Nothing was paid.')).toBeVisible();

  await page.goto('/orders');
  await expect(orderOf(page, 'Ruth')).toHaveCount(3);
  await page.getByRole('button', { name: 'Cancel order of Boots for an Octopus' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText('both are canceled');
  await question.getByRole('button', { name: 'Cancel 2 orders' }).click();
  await expect(toast(page, 'Order canceled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue payment' })).toHaveCount(0);
  await expect(orderOf(page, 'Ruth').first()).toContainText('Expired');
  await page.goto(both);
  await expect(page.getByText('This payment page has expired. Nothing was paid.')).toBeVisible();
});

/** From the book's page to the dialog that asks for the last yes. */
async function confirmFor(page: Page, child: string) {
  await page.goto('/book/1');
  await page.getByRole('button', { name: 'Create book' }).click();
  const choosing = page.getByRole('dialog', { name: 'Who is this book for?' });
  await choosing.getByRole('radio', { name: child }).check();
  await choosing.getByRole('button', { name: 'Buy Now' }).click();
  return page.getByRole('dialog', { name: 'Personalize and confirm' });
}

/** On to the payment page, which opens in the same tab. */
async function buyNow(page: Page, child: string) {
  const dialog = await confirmFor(page, child);
  await dialog.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(page.getByText('No money moves')).toBeVisible();
}

/** Settles a slow payment, or lets it fail, in the payment provider's own list. */
async function decideAtProvider(page: Page, confirmation: string, decision: 'Settle' | 'Fail') {
  const session = new URL(confirmation).searchParams.get('session_id')!;
  await page.goto('/sandbox/payments');
  await page
    .getByRole('article')
    .filter({ hasText: session })
    .getByRole('button', { name: decision })
    .click();
}
