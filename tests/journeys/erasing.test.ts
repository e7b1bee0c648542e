import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { children } from '#database/tables/family.ts';
import { orders } from '#database/tables/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { HOME } from '#tests/support/family.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, type Parent, signIn } from '#tests/support/move-in.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';

/** A book for the family's first child, as if it had been made and had come to this stage. Answers the order's id. */
const bought = (shop: StartedShop, parent: Parent, bookId: number, stage: string) =>
  inDatabaseOf(shop, (database) =>
    inTransaction(database, async (tx) => {
      const ofChild = eq(children.id, parent.children[0]!.id);
      const child = (await tx.select().from(children).where(ofChild))[0]!;
      const line = { bookId, bookTitle: `Book ${bookId}`, price: 3299, quantity: 1 };
      const payment = await writePendingOrders(tx, child.parentId, [
        { ...line, childId: child.id, reader: readerOfChild(child, new Date()), shipTo: HOME },
      ]);
      await settlePayment(tx, payment.id, 'completed');
      const [order] = await tx.select().from(orders).where(eq(orders.transactionId, payment.id));
      const { id } = order!;
      // In one transaction with the payment, so that no worker draws it.
      await tx.execute(sql`update book_makings set status = 'made', made_at = now(),
        keeps_pages = true where order_id = ${id}`);
      await tx.execute(sql`update makings set stage = ${stage} where order_id = ${id}`);
      await tx.execute(sql`insert into making_events (order_id, number, stage, by)
        values (${id}, 2, ${stage}, 'shop')`);
      return id;
    }),
  );

test('a family erases a child with its books, and has a receipt that names nobody', async ({
  page,
  context,
  shop,
  browser,
}) => {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  const arrived = await bought(shop, parent, 1, 'delivered');
  const sent = await bought(shop, parent, 2, 'shipped');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Ottilie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Ottilie?' });
  await dialog.getByRole('link', { name: 'Erase everything about Ottilie' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Erase everything about Ottilie?');
  await expect(page.getByText('Book 1, order')).toContainText('The printed one is yours.');
  await expect(page.getByText('Book 2, order')).toContainText('It goes once it has arrived.');
  await page.getByRole('button', { name: 'Erase everything about Ottilie' }).click();

  await expect(heading).toHaveText('Nearly all of it is erased');
  const receipt = new URL(page.url()).pathname;
  await expect(page.getByText('1 bought book, with its drawn pages')).toBeVisible();
  await expect(page.getByText('Ottilie')).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save this receipt' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`${shop.url}${receipt}`);
  expect(text).not.toContain('Ottilie');

  await page.goto(`/orders/${arrived}/read`);
  await expect(page.getByText('This book was erased')).toBeVisible();
  await page.goto(`/orders/${sent}`);
  await expect(page.getByText('For Ottilie')).toBeVisible();
  // It waits already.
  await expect(page.getByRole('link', { name: /^Erase everything/ })).toHaveCount(0);
  await page.goto('/orders');
  await expect(page.getByText('Erased, as you asked').filter({ visible: true })).toHaveCount(1);
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Receipt of/ }).click();
  await expect(page).toHaveURL(receipt);

  const office = await browser.newContext({ baseURL: shop.url });
  await signIn(office, 'admin@example.com');
  const desk = await office.newPage();
  await desk.goto(`/admin/orders/${arrived}`);
  await expect(desk.getByText('This book was erased')).toBeVisible();
  await expect(desk.getByText('Its child was erased')).toBeVisible();
  await expect(desk.getByRole('link', { name: /Open the book/ })).toHaveCount(0);
  await office.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a child is erased just as well', async ({ page, context }) => {
    await moveIn(context, { children: ['Ida'] });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete Ida' }).click();
    await page.getByRole('button', { name: 'Erase everything about Ida' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('All of it is erased');
    await page.getByRole('link', { name: 'Family Profile' }).last().click();
    await expect(page.getByText('Nobody here yet.')).toBeVisible();
  });
});
