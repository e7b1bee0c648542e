import type { Page } from '@playwright/test';
import { fillCart } from '#tests/support/fill-cart.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';
import { orderOf, toast, unfold } from '#tests/support/on-screen.ts';

/** One code in the field of the sheet, asked about by its own button. */
async function apply(page: Page, code: string) {
  const field = page.getByLabel('Discount code');
  if (!(await field.isVisible())) await unfold(page, 'Use a discount code or a gift card');
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  return field;
}

/** A code in the office's list. The toast that says that it is made is an item of a list, too. */
const listed = (desk: Page, code: string) =>
  desk.getByRole('main').getByRole('listitem').filter({ hasText: code });

test('an admin makes a code; a family pays less with it, and with another nothing at all', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext({ baseURL });
  await signIn(office, 'admin@example.com');
  const desk = await office.newPage();
  await desk.goto('/admin/codes');
  for (const [code, percent] of [
    ['JOURNEY10', '10'],
    ['JOURNEYGIFT', '100'],
  ] as const) {
    await unfold(desk, 'Make a code');
    await desk.getByLabel('Code letters').fill(code.toLowerCase());
    await desk.getByLabel('How much').fill(percent);
    await desk.getByRole('button', { name: 'Make the code' }).click();
    await expect(toast(desk, `${code} is made`)).toBeVisible();
    // With the code there is a new form, folded.
    await expect(listed(desk, code)).toContainText('Running, 0 uses');
  }

  const parent = await moveIn(context, { children: ['Odette'], address: true });
  await fillCart(context, parent);
  await page.goto('/cart');
  const total = page.getByRole('complementary', { name: 'Total' });
  const field = await apply(page, 'journey11');
  await expect(page.getByText("We don't know this code.")).toBeVisible();
  await expect(field).toHaveValue('journey11');
  await apply(page, 'journey10');
  await expect(total).toContainText('Code JOURNEY10−$3.30');
  await expect(total).toContainText('$29.69');
  // What was taken is asked about again by itself.
  await page.reload();
  await expect(total).toContainText('Code JOURNEY10−$3.30');

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const payment = await opened;
  await expect(payment.getByText('Code JOURNEY10')).toBeVisible();
  await expect(payment.getByLabel('What you pay for')).toContainText('Total$29.69');
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  await expect(payment.getByRole('region', { name: 'Your order' })).toContainText(
    'Code JOURNEY10−$3.30',
  );
  await payment.goto('/orders');
  await expect(orderOf(payment, 'Odette')).toContainText('$29.69');

  // Nothing is left to pay: the confirmation comes at once.
  await payment.goto(`/book/2?create=true&confirm=true&child=${parent.children[0]!.id}`);
  const dialog = payment.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await apply(payment, 'JOURNEYGIFT');
  await expect(dialog).toContainText('Code JOURNEYGIFT−$32.99');
  await dialog.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  await expect(payment.getByRole('region', { name: 'Your order' })).toContainText('Paid$0.00');

  await desk.reload();
  const gift = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'JOURNEYGIFT' });
  await expect(gift).toContainText('Running, 1 use');
  await unfold(desk, 'End it: JOURNEYGIFT');
  await desk.getByRole('button', { name: 'End JOURNEYGIFT now' }).click();
  await expect(gift).toContainText('Ended');
  await office.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart shows what a code takes off before anything is paid', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const office = await browser.newContext({ baseURL });
    await signIn(office, 'admin@example.com');
    const made = await office.request.post('/api/admin/codes', {
      data: { code: 'NOSCRIPT5', amount: 5, once_per_family: true },
    });
    expect(made.status()).toBe(201);
    await office.close();
    const parent = await moveIn(context, { children: ['Pia'], address: true });
    await fillCart(context, parent);
    await page.goto('/cart');
    await apply(page, 'NOSCRIPT5');
    const total = page.getByRole('complementary', { name: 'Total' });
    await expect(total).toContainText('Code NOSCRIPT5−$5.00');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByLabel('What you pay for')).toContainText('Total$27.99');
  });
});
