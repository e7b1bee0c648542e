import { buyBook } from '#tests/support/buy-book.ts';
import { openEventReceiver } from '#tests/support/event-receiver.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

const ADMIN = 'admin@example.com';

test('an admin has another program told, sends an event again, and finds in the morning what waits', async ({
  page,
  context,
  browser,
  baseURL,
  shop,
}) => {
  const receiver = await openEventReceiver();
  await signIn(context, ADMIN);
  await test.step('an endpoint is entered, and its secret shown once', async () => {
    await page.goto('/admin/webhooks');
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByLabel('Book approved').uncheck();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const secret = page.getByText(/^whsec_/);
    receiver.verifyWith((await secret.textContent())!);
    await expect(page.getByRole('region', { name: 'Who is told' })).toContainText(receiver.url);
    await page.reload();
    await expect(secret).toHaveCount(0);
  });

  const home = await browser.newContext({ baseURL });
  const parent = await moveIn(home, { children: ['Ottilie'], address: true });
  const [ours] = await test.step('a family pays, and the event arrives, signed', async () => {
    const checkout = await home.newPage();
    await checkout.goto(await buyBook(home, parent));
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    const orderLink = checkout.getByRole('link', { name: /^Order [0-9a-f]{8}$/ });
    const orderId = (await orderLink.getAttribute('href'))!.split('/').at(-1)!;
    const told = () => receiver.events.filter(({ data }) => data.order_id === orderId);
    await expect.poll(told, { timeout: 15_000 }).toMatchObject([{ type: 'order.paid' }]);
    expect(told()[0]!.body).not.toContain('Ottilie');
    return told();
  });

  await test.step('it is sent again under the same name', async () => {
    const sent = page.getByRole('article').filter({ hasText: receiver.url });
    // It has arrived a moment before it is noted so.
    await expect(async () => {
      await page.goto('/admin/webhooks');
      await expect(sent.first()).toContainText('1 try, answered 200', { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await sent.first().getByRole('button', { name: 'Send again: Order paid' }).click();
    await expect(toast(page, 'It is being sent again')).toBeVisible();
    const again = () => receiver.events.filter(({ id }) => id === ours!.id);
    await expect.poll(again, { timeout: 15_000 }).toHaveLength(2);
  });

  await test.step('a stopped book waits, and its press leads there', async () => {
    const orderId = String(ours!.data.order_id);
    await inDatabaseOf(shop, async ({ pool }) => {
      await pool.query(`update makings set stage = 'stopped' where order_id = $1`, [orderId]);
      // Whatever else was stopped in this shop: none has waited as long.
      await pool.query(
        `insert into making_events (order_id, number, stage, by, at)
         values ($1, 99, 'stopped', 'admin', '2020-01-01')`,
        [orderId],
      );
    });
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    const stopped = page
      .getByRole('article', { name: /stopped/ })
      .filter({ hasText: 'Jan 1, 2020' });
    await expect(stopped).toContainText(`order ${orderId.slice(0, 8)}`);
    await stopped.getByRole('link', { name: 'Look at the book' }).click();
    await expect(page).toHaveURL(`/admin/orders/${orderId}`);
  });
  await home.close();
});
