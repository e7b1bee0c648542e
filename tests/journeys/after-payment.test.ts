import { buyBook } from '#tests/support/buy-book.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { orderOf } from '#tests/support/on-screen.ts';

test('a paid order brings a letter with the cover, and the whole book to open', async ({
  page,
  context,
  request,
}) => {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto(await buyBook(context, parent));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  // The book has its own reader on it, and is there to be read as soon as it is made, without a reload.
  await expect(page.locator('.opens-itself .board svg')).toBeVisible();
  await expect(page.locator('.opens-itself .leaf')).toContainText('Ottilie');
  await expect(page.getByText(parent.email)).toBeVisible();
  const bought = page.getByRole('region', { name: 'Your order' });
  const reads = bought.getByRole('link', { name: 'Read it now' });
  await expect(reads).toBeVisible({ timeout: 60_000 });
  await expect(bought).not.toContainText('is being made');

  await page.goto('/orders');
  const order = orderOf(page, 'Ottilie');
  await expect(order).toContainText('Completed');
  await expect(order.locator('.board svg')).toBeVisible();
  const opens = order.getByRole('link', { name: 'Open book' });
  const book = await context.request.get((await opens.getAttribute('href'))!);
  expect(book.headers()['content-type']).toBe('application/pdf');
  expect(book.headers()['content-disposition']).toContain('Ottilie in The Goose on Bus Nine.pdf');
  expect((await book.body()).length).toBeGreaterThan(100_000);
  expect((await request.get((await opens.getAttribute('href'))!)).status()).toBe(401);

  const letters = async () =>
    (await (await request.get(`/sandbox/inbox.json?to=${parent.email}`)).json()).filter(
      (mail: { subject: string }) => mail.subject === 'Your Wonderling order is confirmed',
    );
  await expect.poll(async () => (await letters()).length).toBe(1);
  const [letter] = await letters();
  expect(letter.text).toContain('The Goose on Bus Nine for Ottilie, $32.99');
  // It travels inside: at an address, whoever has that could see the child.
  expect(letter.html).not.toContain('/covers/');
  await page.goto(`/sandbox/inbox/${letter.id}`);
  const cover = page.frameLocator('iframe').locator('img');
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('a book whose photo was lost goes on as the family chooses', async ({
  page,
  context,
  shop,
}) => {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto(await buyBook(context, parent));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  // As the worker notes it; that it does is told beside shop/orders/make-book.ts.
  await expect(async () => {
    const { rowCount } = await inDatabaseOf(shop, ({ pool }) =>
      pool.query(`update book_makings set status = 'waiting', made_at = null, photo_missing_since = now()
        where status = 'made' and order_id in (select orders.id from orders
          join users on users.id = user_id where email = '${parent.email}')`),
    );
    expect(rowCount).toBe(1);
  }).toPass();

  await page.goto('/orders');
  const order = orderOf(page, 'Ottilie');
  await expect(order).toContainText("We're sorry: we lost the photo for this book.");
  await order.getByRole('button', { name: 'Use the photo that Ottilie has now' }).click();
  await expect(page.getByText('There is no other photo of this child')).toBeVisible();
  await order.getByRole('button', { name: 'Make it without a photo' }).click();
  await expect(order).not.toContainText('We are sorry');
  await expect(async () => {
    await page.reload();
    await expect(order.getByRole('link', { name: 'Open book' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a payment that expired is paid for again from My Orders, as a new order', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Quirin'], address: true });
  await page.goto(await buyBook(context, parent));
  await page.getByRole('button', { name: 'Let it expire' }).click();
  // My Orders does not move by itself, and the provider's event may be slower than the browser.
  await expect(async () => {
    await page.goto('/orders');
    await expect(orderOf(page, 'Quirin')).toContainText('Expired', { timeout: 500 });
  }).toPass();

  await page.getByRole('button', { name: 'Pay again for The Goose on Bus Nine' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  await page.goto('/orders');
  await expect(orderOf(page, 'Quirin')).toHaveCount(2);
  await expect(orderOf(page, 'Quirin').first()).toContainText('Completed');
  await expect(page.getByRole('button', { name: /^Pay again/ })).toHaveCount(0);
});

test('another tab follows the cart by itself', async ({ page, context }) => {
  await moveIn(context, { children: ['Wanda'], address: true });
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByText('Your cart is empty')).toBeVisible();

  await page.goto('/book/1');
  await page.getByRole('button', { name: 'Create book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is this book for?' });
  await dialog.getByRole('radio', { name: 'Wanda' }).check();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  // Nobody has touched the other tab.
  await expect(other.getByText('For Wanda (5 years old)')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
