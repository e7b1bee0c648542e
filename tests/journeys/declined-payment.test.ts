import { fillCart } from '#tests/support/fill-cart.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { orderOf, toast } from '#tests/support/on-screen.ts';

test('a declined card loses nothing: the payment stays open, the cart full, the order pending', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Ida'], address: true });
  await fillCart(context, parent);
  await page.goto('/cart');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const payment = await opened;
  await payment.getByRole('button', { name: 'Decline' }).click();

  await expect(payment.getByRole('alert')).toContainText('declined');
  await expect(payment.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const stillOpen = payment.url();
  await payment.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(payment).toHaveURL('/cart');
  await expect(payment.getByText('For Ida (5 years old)')).toBeVisible();
  await expect(payment.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await payment.goto('/orders');
  await expect(orderOf(payment, 'Ida')).toContainText('Pending');

  // What is open can be paid: the same page takes another try.
  await payment.goto(stillOpen);
  await payment.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payment.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  await expect(toast(payment, 'Payment Successful!')).toBeVisible();
  await payment.goto('/orders');
  await expect(orderOf(payment, 'Ida')).toHaveCount(1);
  await expect(orderOf(payment, 'Ida')).toContainText('Completed');
});
