import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buyBook } from '#tests/support/buy-book.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

const WORDS = 'She counts every stair in town.\nWe are late <b>everywhere</b>.';
const STAIR = 2;

const yours = (page: Page) => page.locator('#review');
const said = (page: Page) =>
  page.getByRole('region', { name: 'What families say' }).getByRole('listitem');

async function expectNoBarriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a family says what it thinks, the shop reads and answers it, and a visitor reads both', async ({
  page,
  context,
  browser,
  baseURL,
  shop,
}) => {
  test.setTimeout(180_000);
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto(await buyBook(context, parent, STAIR));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();
  await expect(page.getByRole('link', { name: 'Read it now' })).toBeVisible({ timeout: 90_000 });
  const order = new URL(page.url()).pathname;

  await test.step('without scripts: what was typed stays when stars are missing', async () => {
    const storageState = await context.storageState();
    const plain = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(order);
    await still.getByText('How do you like it?').click();
    await still.getByLabel('What you would tell others').fill(WORDS);
    await still.getByRole('button', { name: 'Send your review' }).click();
    await expect(yours(still)).toContainText('Please choose one to five stars');
    await expect(still.getByLabel('What you would tell others')).toHaveValue(WORDS);
    await still.getByRole('radio', { name: '4 stars' }).check();
    await still.getByLabel(/^Sign it with your first name, Nora/).check();
    await still.getByRole('button', { name: 'Send your review' }).click();
    await expect(yours(still)).toContainText('We read it before anybody else does.');
    await plain.close();
  });

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto(`/book/${STAIR}`);
  await expect(said(visitor).filter({ hasText: 'every stair' })).toHaveCount(0);

  await test.step('an admin answers it and lets it through', async () => {
    const office = await browser.newContext({ baseURL });
    await signIn(office, 'admin@example.com');
    const desk = await office.newPage();
    await desk.goto('/admin/reviews');
    const review = desk.getByRole('article').filter({ hasText: 'every stair in town' });
    await expect(review).toContainText('Nora');
    await expectNoBarriers(desk);
    await review.getByText('Answer it').click();
    await review.getByLabel('Answer').fill('Mind the third one.');
    await review.getByRole('button', { name: 'Answer' }).click();
    await expect(toast(desk, 'Answered')).toBeVisible();
    await review.getByRole('button', { name: /^Let through/ }).click();
    await expect(toast(desk, 'Let through')).toBeVisible();
    await expect(review).toHaveCount(0);
    await desk.getByRole('link', { name: /^Let through/ }).click();
    await expect(review).toContainText('Mind the third one.');
    await office.close();
  });

  await test.step('a visitor reads it on a page that was kept', async () => {
    await expect(async () => {
      await visitor.reload();
      const ours = said(visitor).filter({ hasText: 'every stair in town' });
      await expect(ours).toContainText('Nora', { timeout: 500 });
      await expect(ours).toContainText('<b>everywhere</b>');
      await expect(ours).toContainText('Mind the third one.');
    }).toPass({ timeout: 60_000 });
    await expect(visitor.getByText('Ottilie')).toHaveCount(0);
    await expectNoBarriers(visitor);
    const told = await visitor.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(told!)[0]).toMatchObject({
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      review: [{ author: { name: 'Nora' } }],
    });
    await visitor.context().close();
  });

  await test.step('and it can be deleted, with all that was said to it', async () => {
    await page.goto(order);
    await expect(yours(page)).toContainText('Mind the third one.');
    await page.getByText('Change your review').click();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Delete my review' }).click();
    await expect(toast(page, 'Review deleted')).toBeVisible();
    const left = await inDatabaseOf(shop, async ({ pool }) =>
      pool.query('select 1 from reviews where words = $1', [WORDS]),
    );
    expect(left.rowCount).toBe(0);
  });
});
