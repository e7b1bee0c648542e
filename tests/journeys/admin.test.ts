import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { letBooksFail, order } from '#tests/support/busy-admin.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, testInFreshShop, test as testInSharedShop } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';
import { orderOf, toast } from '#tests/support/on-screen.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';

const ADMIN = 'admin@example.com';

testInSharedShop('nobody but an admin sees the back office', async ({ page, context }) => {
  for (const path of ['/admin', '/admin/orders']) {
    await page.goto(path);
    await expectToBeSentHome(page);
  }
  await moveIn(context);
  for (const path of ['/admin', '/admin/orders']) {
    await page.goto(path);
    await expectToBeSentHome(page);
  }
});

async function expectToBeSentHome(page: Page) {
  const denied = toast(
    page,
    'Access Denied',
    "You don't have permission to access the admin panel.",
  );
  await expect(page).toHaveURL('/');
  await expect(denied).toBeVisible();
  await denied.getByRole('button', { name: 'Dismiss' }).click();
}

testInFreshShop(
  'an admin reads users and orders, and has a book made again',
  async ({ page, context, shop }) => {
    testInFreshShop.setTimeout(180_000);
    await fillShop(shop);
    await signIn(context, ADMIN);
    await testInFreshShop.step('users, their pages and search', async () => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('link', { name: 'Admin Panel' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Users');
      await expect(tile(page, 'Total Users')).toHaveText('14');
      await expect(tile(page, 'Current Page')).toHaveText('1 of 2');
      await expect(tile(page, 'Users per Page')).toHaveText('10');
      await expectColumns(page, ['Name', 'Email', 'User Type', 'Created At']);
      await expect(row(page, 'Customer 11')).toContainText('less than a minute ago');
      await expectNoBarriers(page);

      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(tile(page, 'Current Page')).toHaveText('2 of 2');
      await expect(page).toHaveURL('/admin?page=2');
      await expect(row(page, ADMIN)).toContainText('Admin');
      await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
      await page.getByRole('link', { name: 'Page 1', exact: true }).click();
      await expect(row(page, ADMIN)).toHaveCount(0);

      await page.getByLabel('Name or e-mail').fill('ADMIN@');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin?q=ADMIN%40');
      await expect(page.getByRole('status')).toHaveText('1 found');
      await expect(row(page, ADMIN)).toBeVisible();
      await expect(tile(page, 'Total Users')).toHaveText('14');
    });

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Manage Orders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Orders');

    await testInFreshShop.step('figures, columns and badges', async () => {
      await expect(tile(page, 'Completed')).toHaveText('3');
      await expect(tile(page, 'Pending')).toHaveText('1');
      await expect(tile(page, 'Failed')).toHaveText('1');
      const ofTheFamily = await inDatabaseOf(shop, async ({ pool }) => {
        const { rows } = await pool.query(
          `select sum(total_amount)::int as cents from orders where status = 'completed'`,
        );
        return rows[0].cents;
      });
      await expect(tile(page, 'Total Revenue')).toHaveText(`$${(ofTheFamily / 100).toFixed(2)}`);
      await expect(page.getByText('Total Orders: 16')).toBeVisible();
      await expect(page.getByText('Page 1 of 2')).toBeVisible();
      await expectColumns(page, [
        ...['Order ID', 'Book', 'Price', 'Total', 'Status', 'Customer', 'Child', 'Created'],
      ]);
      const newest = row(page, 'Customer 11');
      await expect(newest.getByRole('cell').nth(0)).toHaveText(/^[0-9a-f]{8}\.\.\.$/);
      await expect(newest).toContainText('The Goose on Bus NineID 1');
      await expect(newest).toContainText('$10.00');
      await expect(newest).toContainText('Completed');
      await expect(newest).toContainText('Juniper');
      await expect(row(page, 'Customer 10')).toContainText('Expired');
      await expectNoBarriers(page);
    });

    await testInFreshShop.step('search, filter and the way back', async () => {
      await page.getByLabel('Order, book or customer').fill('customer 11');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('status')).toHaveText('1 found');
      await expect(row(page, 'Customer 11')).toBeVisible();
      await page.getByRole('link', { name: 'Clear' }).click();
      await expect(page.getByLabel('Order, book or customer')).toHaveValue('');
      await page.getByLabel('Status').selectOption('Pending');
      await expect(page).toHaveURL(/status=pending/);
      await expect(page.getByRole('status')).toHaveText('1 found');
      await expect(page.getByText('Total Orders: 16')).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Status')).toHaveValue('');
      await expect(page.getByText('Page 1 of 2')).toBeVisible();
      await page.goto('/admin/orders?q=nobody');
      await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    });

    await testInFreshShop.step('the file holds what is filtered, over all pages', async () => {
      await page.goto('/admin/orders?status=expired');
      const started = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download CSV' }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe('orders.csv');
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
      expect(lines).toHaveLength(1 + 11);
      expect(lines.slice(1).every((line) => line.includes(',expired,'))).toBe(true);
    });

    await testInFreshShop.step('a book that could not be made is made again', async () => {
      const paid = '/admin/orders?q=Customer+11';
      await openUntil(page, paid, 'Open the book');
      await inDatabaseOf(shop, (database) =>
        letBooksFail(database, 'The paper ran out on page 7.'),
      );
      await page.getByRole('button', { name: 'Refresh' }).click();
      const failure = row(page, 'The paper ran out on page 7.');
      await expect(failure).toBeVisible();
      await expectNoBarriers(page);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(toast(page, 'The book is being made again')).toBeVisible();
      await expect(failure).toHaveCount(0);
      const book = await openUntil(page, paid, 'Open the book');
      const answer = await page.request.get((await book.getAttribute('href'))!);
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });

    await testInFreshShop.step('an error has its box, its toast and a way on', async () => {
      const rename = (from: string, to: string) =>
        inDatabaseOf(shop, ({ pool }) => pool.query(`alter table ${from} rename to ${to}`));
      await rename('orders', 'orders_elsewhere');
      await page.goto('/admin/orders');
      await expect(page.getByRole('alert')).toContainText('Failed to fetch orders');
      await expect(toast(page, 'Error', 'Failed to fetch orders')).toBeVisible();
      await rename('orders_elsewhere', 'orders');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(row(page, 'Customer 11')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await testInFreshShop.step('a phone shows lists and nothing sideways', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['/admin', '/admin/orders']) {
        await page.goto(path);
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(orderOf(page, 'Customer 11').first()).toBeVisible();
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overhang, `pixels beyond the screen on ${path}`).toBeLessThanOrEqual(0);
        await expectNoBarriers(page);
      }
    });
  },
);

testInSharedShop(
  'the sidebar folds, remembers it and explains its icons',
  async ({ page, context }) => {
    await signIn(context, ADMIN);
    await page.goto('/admin/orders');
    const sidebar = page.getByRole('complementary', { name: 'Admin Panel' });
    const toggle = sidebar.getByRole('button', { name: 'Toggle Sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await widthInRem(sidebar)).toBe(16);

    await page.keyboard.press('Control+b');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.getByLabel('Order, book or customer').press('Control+b');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    const [kept] = (await context.cookies('http://127.0.0.1/admin')).filter(
      (cookie) => cookie.name === 'sidebar',
    );
    expect((kept!.expires - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);
    const html = await (await page.request.get('/admin')).text();
    expect(html, 'the next page arrives folded').toMatch(/class="office" data-folded/);
    await page.goto('/admin');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await page.mouse.move(600, 400);
    await sidebar.getByRole('link', { name: 'Manage Users' }).hover();
    const tooltip = page.locator('.tooltip');
    await page.waitForTimeout(400);
    await expect(tooltip).toHaveCount(0);
    await expect(tooltip).toHaveText('Manage Users');
    await sidebar.getByRole('link', { name: 'Manage Orders' }).hover();
    await expect(tooltip).toHaveText('Manage Orders', { timeout: 400 });
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);

    await page.goto('/books');
    await page.keyboard.press('Control+b');
    await page.goto('/admin');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Admin Panel' }).click();
    await expect(sidebar).toBeVisible();
    expect(await widthInRem(sidebar)).toBe(18);
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await page.keyboard.press('Control+b');
    await sidebar.getByRole('link', { name: 'Manage Orders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Orders');
    await expect(sidebar).toBeHidden();
  },
);

/** Beside the demo shop's three people and five orders: eleven customers, the last one's order paid. */
async function fillShop(shop: StartedShop): Promise<void> {
  await inDatabaseOf(shop, async (database) => {
    for (let n = 1; n <= 10; n++) await order(database, `Customer ${n}`, 'Milo', 'expired');
    await order(database, 'Customer 11', 'Juniper', 'completed');
  });
}

/** The figure under a label. */
const tile = (page: Page, label: string): Locator =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));

const row = (page: Page, words: string): Locator =>
  page.getByRole('row').filter({ hasText: words });

const widthInRem = (element: Locator): Promise<number> =>
  element.evaluate((side) => side.getBoundingClientRect().width / 16);

async function expectColumns(page: Page, names: string[]): Promise<void> {
  await expect(page.getByRole('columnheader')).toHaveText(names);
}

/** Opens a page until the link is there, for what the worker does when it is ready. */
async function openUntil(page: Page, path: string, link: string): Promise<Locator> {
  const wanted = page.getByRole('link', { name: link });
  await expect(async () => {
    await page.goto(path);
    await expect(wanted).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  return wanted;
}

/** WCAG 2.2 AA, as far as a program can tell. */
async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
