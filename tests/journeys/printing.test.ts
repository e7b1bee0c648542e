import type { BrowserContext, Page } from '@playwright/test';
import { buyBook } from '#tests/support/buy-book.ts';
import { expect, testInFreshShop as test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { orderOf } from '#tests/support/on-screen.ts';

/** A book for the printer takes 20 seconds of a processor, and there may be two of them at work. */
const FILES_MS = 150_000;

const stage = (page: Page) => page.getByRole('region', { name: 'What becomes of it' });

/** Presses 'Next stage' of the one job at the print partner until it is there. */
async function moveOn(partner: Page, status: string): Promise<void> {
  const job = partner.getByRole('article').filter({ hasText: 'Nora Newcomer' });
  await expect(async () => {
    const heading = await job.getByRole('heading').textContent();
    if (!heading?.includes(status)) {
      await job.getByRole('button', { name: /^Next stage/ }).click({ timeout: 1000 });
    }
    await expect(job.getByRole('heading')).toContainText(status, { timeout: 1000 });
  }).toPass();
}

/** What the partner has said is heard by an event; the page shows it when it is asked for again. */
async function expectStage(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(stage(page)).toContainText(words, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

const subjectsTo = async (context: BrowserContext, email: string): Promise<string[]> => {
  const mails = await (await context.request.get(`/sandbox/inbox.json?to=${email}`)).json();
  return mails.map((mail: { subject: string }) => mail.subject);
};

test('a book is bought, corrected, approved, printed, shipped and delivered @all', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto(await buyBook(context, parent));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();
  await page.getByRole('heading', { name: 'Fix something' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Otti');
  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByText('Correction kept')).toBeVisible();
  await stage(page).getByRole('button', { name: 'Print it now' }).click({ timeout: 60_000 });
  await expect(stage(page)).toContainText('Approved');

  const partner = await context.newPage();
  const job = partner.getByRole('article').filter({ hasText: 'Nora Newcomer' });
  await expect(async () => {
    await partner.goto('/sandbox/printing');
    await expect(job).toContainText('1 copy', { timeout: 1000 });
  }).toPass({ timeout: FILES_MS });
  await expectStage(page, 'Sent to the printer');
  await expect(stage(page)).toContainText(/It should come/);
  await expect(page.getByRole('button', { name: 'Cancel this book' })).toHaveCount(0);

  await moveOn(partner, 'IN_PRODUCTION');
  await expect(job).toContainText('32 pages');
  await expectStage(page, 'Being printed');
  await moveOn(partner, 'SHIPPED');
  await expectStage(page, 'On its way');
  await expect(page.getByRole('link', { name: /^Follow the parcel/ })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await moveOn(partner, 'DELIVERED');
  await expectStage(page, 'Delivered');
  await expect
    .poll(() => subjectsTo(context, parent.email), { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        'Your Wonderling book is on its way',
        'Has your Wonderling book arrived?',
      ]),
    );
  await page.goto('/orders');
  await expect(orderOf(page, 'Otti')).toContainText('Delivered');
});
