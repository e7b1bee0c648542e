import type { BrowserContext, Page } from '@playwright/test';
import { buyBook } from '#tests/support/buy-book.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';
import { orderOf, toast } from '#tests/support/on-screen.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';

const stage = (page: Page) => page.getByRole('region', { name: 'What becomes of it' });

/** Buys a book and opens its order's page; answers the order's id and the payment's session. */
async function bought(page: Page, context: BrowserContext) {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  const url = await buyBook(context, parent);
  await page.goto(url);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();
  await expect(page.getByText('Checking', { exact: true })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  return { parent, id, session: url.split('/').at(-1)! };
}

async function cancel(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Cancel this book?' });
  await page.getByRole('button', { name: 'Cancel this book' }).click();
  await expect(question).toContainText(/\$\d+\.99 goes back the way you paid\./);
  await question.getByRole('button', { name: 'Cancel the book' }).click();
  await expect(toast(page, 'Book canceled')).toBeVisible();
}

const subjectsTo = async (page: Page, email: string): Promise<string[]> => {
  const mails = await (await page.request.get(`/sandbox/inbox.json?to=${email}`)).json();
  return mails.map((mail: { subject: string }) => mail.subject);
};

test('a family cancels while checking, and sees its money come back', async ({ page, context }) => {
  const { parent } = await bought(page, context);
  await page.getByRole('button', { name: 'Cancel this book' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(stage(page)).toContainText('Checking');
  await cancel(page);
  await expect(stage(page)).toContainText('Canceled');
  await expect(stage(page)).toContainText('Completed');
  await expect(page.getByText('Canceled by you')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this book' })).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(stage(page)).toContainText(/\$\d+\.99 has gone back to you/, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect
    .poll(() => subjectsTo(page, parent.email), { timeout: 60_000 })
    .toContain('Your Wonderling book is canceled');
  await page.goto('/orders');
  await expect(orderOf(page, 'Ottilie')).toContainText(/\$\d+\.99 given back/);
  await expect(orderOf(page, 'Ottilie').getByRole('link', { name: 'Read on screen' })).toHaveCount(
    0,
  );
});

test('the bank does not take it: the family is told, and an admin gives it back anew', async ({
  page,
  context,
  shop,
  browser,
}) => {
  const { parent, id, session } = await bought(page, context);
  await cancel(page);
  await letItComeBack(page, shop, id);
  await expect(async () => {
    await page.reload();
    await expect(stage(page)).toContainText('Your refund came back to us', {
      timeout: 1000,
    });
  }).toPass({ timeout: 60_000 });
  await expect
    .poll(() => subjectsTo(page, parent.email), { timeout: 60_000 })
    .toContain('Your refund came back to us');

  const office = await browser.newContext({ baseURL: shop.url });
  await signIn(office, 'admin@example.com');
  const desk = await office.newPage();
  await desk.goto(`/admin/orders?q=${id.slice(0, 8)}`);
  await desk
    .getByRole('link', { name: `${id.slice(0, 8)}...` })
    .filter({ visible: true })
    .click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Order ${id.slice(0, 8)}`);
  const money = desk.getByRole('region', { name: 'Money given back' });
  await expect(money).toContainText('was not taken by the bank');
  await money.getByRole('button', { name: /^Give \$\d+\.99 back again$/ }).click();
  await expect(toast(desk, 'Given back again')).toBeVisible();
  await expect(async () => {
    await desk.reload();
    await expect(money).toContainText('has gone back', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(money.getByRole('listitem')).toHaveCount(2);
  await office.close();

  await page.goto('/sandbox/payments');
  const payment = page.locator(`[data-session="${session}"]`);
  await expect(payment.locator('[data-refund]')).toHaveCount(2);
  await expect(payment).toContainText('not taken');
  await expect(payment).toContainText('arrived');
});

/** Once the money has gone back, the bank sends it here again: pressed at the provider's. */
async function letItComeBack(page: Page, shop: StartedShop, orderId: string): Promise<void> {
  await inDatabaseOf(shop, async ({ pool }) => {
    await expect
      .poll(
        async () => {
          const { rows } = await pool.query('select state from refunds where order_id = $1', [
            orderId,
          ]);
          return rows[0]?.state;
        },
        { timeout: 60_000 },
      )
      .toBe('succeeded');
    const { rows } = await pool.query(
      'select stripe_refund_id as id from refunds where order_id = $1',
      [orderId],
    );
    await page.request.post(`/sandbox/payments/refunds/${rows[0].id}/fail`);
  });
}

test('an admin cancels, and the family reads why', async ({ page, context, shop, browser }) => {
  const { id } = await bought(page, context);
  await page.getByRole('button', { name: 'Print it now' }).click({ timeout: 60_000 });
  await expect(stage(page)).toContainText('Approved');
  const office = await browser.newContext({ baseURL: shop.url });
  await signIn(office, 'admin@example.com');
  const desk = await office.newPage();
  await desk.goto(`/admin/orders/${id}`);
  await desk.getByRole('heading', { name: 'Cancel this book' }).click();
  await desk
    .getByLabel('Why it is canceled')
    .fill('We are out of the paper for this book, and sorry.');
  await desk.getByRole('button', { name: /^Cancel it and give \$\d+\.99 back$/ }).click();
  await expect(toast(desk, 'Book canceled')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Cancel this book' })).toHaveCount(0);
  await office.close();
  await page.reload();
  await expect(stage(page)).toContainText('We are out of the paper for this book, and sorry.');
  await expect(page.getByText('Canceled by us')).toBeVisible();
});
