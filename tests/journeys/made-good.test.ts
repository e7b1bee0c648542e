import type { BrowserContext, Page } from '@playwright/test';
import { buyBook } from '#tests/support/buy-book.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';

const stage = (page: Page) => page.getByRole('region', { name: 'What becomes of it' });

/** A book that is bought, and as if it had been printed and delivered since; the page is its order's. */
async function delivered(page: Page, context: BrowserContext, shop: StartedShop) {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto(await buyBook(context, parent));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();
  await expect(stage(page)).toContainText('Checking');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await inDatabaseOf(shop, ({ pool }) =>
    pool.query(
      `with moved as (update makings set stage = 'delivered' where order_id = $1 returning 1)
       insert into making_events (order_id, number, stage, by) values ($1, 2, 'delivered', 'shop')`,
      [id],
    ),
  );
  return { parent, id };
}

test('what went wrong is made good: a part of the money back, a reprint at cost, and one for nothing', async ({
  page,
  context,
  shop,
  browser,
}) => {
  const { parent, id } = await delivered(page, context, shop);
  const office = await browser.newContext({ baseURL: shop.url });
  await signIn(office, 'admin@example.com');
  const desk = await office.newPage();
  await desk.goto(`/admin/orders/${id}`);

  await desk.getByRole('heading', { name: 'Give money back' }).click();
  await desk.getByLabel('How much, in dollars').fill('99');
  await desk.getByLabel('What for').fill('A corner came bent, and we are sorry.');
  await desk.getByRole('button', { name: 'Give it back' }).click();
  await expect(desk.getByText(/That is more than what is left/)).toBeVisible();
  await desk.getByLabel('How much, in dollars').fill('$5.00');
  await desk.getByRole('button', { name: 'Give it back' }).dblclick();
  await expect(toast(desk, 'Money given back')).toBeVisible();
  const money = desk.getByRole('region', { name: 'Money given back' });
  await expect(money.getByRole('listitem')).toHaveCount(1);
  await expect(async () => {
    await page.reload();
    await expect(stage(page)).toContainText('$5.00 has gone back to you', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(stage(page)).toContainText('A corner came bent, and we are sorry.');
  await expect(stage(page)).toContainText('Completed');

  await desk.getByRole('heading', { name: "The family's own typo" }).click();
  await desk.getByLabel('What they had mistyped').fill('Two letters of the name.');
  await desk.getByRole('button', { name: 'Offer a reprint at cost' }).click();
  await expect(toast(desk, 'Reprint offered')).toBeVisible();
  await page.reload();
  const button = page.getByRole('button', { name: /^Have it printed once more, corrected, for/ });
  const [price] = /\$\d+\.\d\d/.exec((await button.textContent())!)!;
  await button.click();
  await expect(page.getByText(price).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();
  await expect(stage(page)).toContainText('Checking');
  await expect(page.getByRole('heading', { name: 'Fix something' })).toBeVisible();
  await expect(page.getByText(price)).toBeVisible();
  await page.getByRole('link', { name: `order ${id.slice(0, 8)}` }).click();
  await expect(page.getByRole('link', { name: 'see that order' })).toBeVisible();

  await desk.getByRole('heading', { name: 'It arrived broken, or not at all' }).click();
  await desk.getByLabel('What was wrong').fill('The cover is torn.');
  await desk.getByRole('button', { name: 'Print it once more' }).click();
  await expect(toast(desk, 'Printed once more')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Printed once more' })).toContainText(
    'The cover is torn.',
  );
  await office.close();
  await page.reload();
  await expect(stage(page)).toContainText("We're printing it once more for you.");
  const inbox = await context.request.get(`/sandbox/inbox.json?to=${parent.email}`);
  const subjects = (await inbox.json()).map((mail: { subject: string }) => mail.subject);
  expect(subjects).toContain('Money back for your Wonderling order');
});
