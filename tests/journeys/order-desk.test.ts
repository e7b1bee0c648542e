import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buyBook } from '#tests/support/buy-book.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

const WHY = 'We are asking you about the dedication by e-mail.';

test("an admin finds a family's order, corrects its address, stops it, lets it go on and sends a letter again", async ({
  page,
  context,
  shop,
  browser,
}) => {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto(await buyBook(context, parent));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();
  await expect(page.getByText('Checking', { exact: true })).toBeVisible();
  const orderPage = page.url();
  const id = new URL(orderPage).pathname.split('/').at(-1)!;

  const office = await browser.newContext({ baseURL: shop.url });
  await signIn(office, 'admin@example.com');
  const desk = await office.newPage();
  const region = (name: string) => desk.getByRole('region', { name });
  const trail = region('What has happened').getByRole('listitem');

  await test.step('from the user to the order, and back', async () => {
    await desk.goto(`/admin?q=${parent.email}`);
    await desk
      .getByRole('link', { name: /^1 order of/ })
      .filter({ visible: true })
      .click();
    await expect(desk.getByText(/^Orders of .+ only\.$/)).toBeVisible();
    await desk
      .getByRole('link', { name: `${id.slice(0, 8)}...` })
      .filter({ visible: true })
      .click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Order ${id.slice(0, 8)}`);
    await expect(region('What was bought')).toContainText('For Ottilie');
    await expect(desk.getByRole('link', { name: 'All orders of this family' })).toBeVisible();
    await expectNoBarriers(desk);
  });

  await test.step('an address that lacks something stays as it was typed', async () => {
    await desk.getByText('Correct the address').click();
    await desk.getByLabel('Address Line 1').fill('14 Willow Lane');
    await desk.getByLabel('City').fill('');
    await desk.getByRole('button', { name: 'Keep this address' }).click();
    await expect(desk.getByText('Please fill in the city')).toBeVisible();
    await expect(desk.getByLabel('Address Line 1')).toHaveValue('14 Willow Lane');
    await desk.getByLabel('City').fill('Portland');
    await desk.getByRole('button', { name: 'Keep this address' }).click();
    await expect(toast(desk, 'Address corrected')).toBeVisible();
    await expect(region('Goes to')).toContainText('14 Willow Lane');
  });

  await test.step('held and sent on its way again', async () => {
    await desk.getByRole('heading', { name: 'Stop this book' }).click();
    await desk.getByLabel('Why it is stopped').fill(WHY);
    await desk.getByRole('button', { name: 'Stop it' }).click();
    await expect(toast(desk, 'Book stopped')).toBeVisible();
    await expect(desk.getByText('We hold this book')).toBeVisible();
    await expectNoBarriers(desk);
    await page.goto(orderPage);
    await expect(page.getByRole('region', { name: 'What becomes of it' })).toContainText(WHY);
    await expect(page.getByText('14 Willow Lane')).toBeVisible();
    await desk.getByRole('button', { name: 'Send it on its way again' }).click();
    await expect(toast(desk, 'On its way again')).toBeVisible();
    await expect(region('What becomes of the book')).toContainText('Checking until');
  });

  await test.step('a letter goes out again, to its buyer', async () => {
    const again = desk.getByRole('button', {
      name: 'Send again: Your Wonderling order is confirmed',
    });
    await expect(async () => {
      await desk.reload();
      await expect(again).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await again.click();
    await expect(toast(desk, 'Letter sent again')).toBeVisible();
    await expect(again).toHaveCount(0);
    await expect(async () => {
      await desk.reload();
      await expect(region('Letters')).toContainText('Sent again', { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('and the trail tells all of it', async () => {
    for (const what of [
      /Ordered$/,
      /Paid, to be checked/,
      /Address corrected/,
      /Book stopped.*We are asking you/s,
      /Book sent on its way again/,
      /Letter sent again: Your Wonderling order is confirmed/,
    ]) {
      await expect(trail.filter({ hasText: what })).toHaveCount(1);
    }
    await desk.setViewportSize({ width: 390, height: 844 });
    const overhang = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    await expectNoBarriers(desk);
  });
  await office.close();
});

/** WCAG 2.2 AA, as far as a program can tell. */
async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
