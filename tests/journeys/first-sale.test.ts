import {
  addAChild,
  addTheAddress,
  lookInside,
  makeAnAccount,
  openTheBookFor,
  pay,
  putIntoTheCart,
} from '#tests/support/first-sale.ts';
import { expect, test } from '#tests/support/journey.ts';
import { goByHeader, orderOf, toast } from '#tests/support/on-screen.ts';

for (const width of [1280, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`a newcomer makes an account, a child and a preview, and buys the book${width === 390 ? ' @all' : ''}`, async ({
      page,
    }) => {
      await makeAnAccount(page);
      await addAChild(page);
      await openTheBookFor(page);
      await lookInside(page);
      await putIntoTheCart(page);
      await addTheAddress(page);
      const paid = await pay(page);

      await expect(paid.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
      await expect(toast(paid, 'Payment Successful!')).toBeVisible();
      await expect(paid.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
      await goByHeader(paid, 'My Orders');
      await expect(paid.getByRole('heading', { level: 1 })).toHaveText('My Orders');
      await expect(orderOf(paid, 'Milo')).toContainText('The Goose on Bus Nine');
      await expect(orderOf(paid, 'Milo')).toContainText('Completed');

      // The tab that the payment was started from hears of it too.
      await page.bringToFront();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    });
  });
}
