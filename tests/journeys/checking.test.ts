import type { BrowserContext, Page } from '@playwright/test';
import { buyBook } from '#tests/support/buy-book.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { orderOf } from '#tests/support/on-screen.ts';

/** Buys a book and opens its order's page once the book is made. */
async function bought(page: Page, context: BrowserContext): Promise<string> {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto(await buyBook(context, parent));
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Read it now' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();
  await expect(page.getByText('Checking', { exact: true })).toBeVisible();
  return page.url();
}

const stage = (page: Page) => page.getByRole('region', { name: 'What becomes of it' });

test('dedicate, buy, correct a typo and the hair, see the pages that change, approve', async ({
  page,
  context,
  request,
}) => {
  const parent = await moveIn(context, { children: ['Ottilie'], address: true });
  await page.goto('/book/1?create=true');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Ottilie/ })
    .check({ force: true });
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByLabel('Your words').fill('For Ottilie,\nwho asks the best questoins.');
  await page.getByLabel('From', { exact: true }).fill('Grandma Ruth');
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Read it now' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /^Order [0-9a-f]{8}$/ }).click();

  await expect(page.getByRole('blockquote')).toContainText('who asks the best questoins.');
  await page.getByRole('heading', { name: 'Fix something' }).click();
  await page.getByLabel('Your words').fill('For Ottilie,\nwho asks the best questions.');
  await page.getByLabel('Description').fill('Black straight hair');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const changes = page.getByRole('region', { name: 'What would change' });
  await expect(changes).toContainText(/Different: description and dedication. \d+ pages/, {
    timeout: 60_000,
  });
  // Four of them are looked at: each is there twice, and the two are not the same.
  await expect(changes.getByRole('listitem').filter({ hasText: 'Cover' })).not.toHaveCount(0);
  for (const place of [0, 1, 2, 3]) {
    const sides = changes.getByRole('listitem').nth(place).getByRole('figure');
    await sides.first().scrollIntoViewIfNeeded();
    await expect(sides.locator('img')).toHaveCount(2);
    await expect.poll(() => sides.evaluateAll(areDifferent)).toBe(true);
  }
  // Nothing is changed yet.
  await expect(page.getByRole('blockquote')).toContainText('who asks the best questoins.');

  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByText('Correction kept')).toBeVisible();
  await expect(page.getByRole('blockquote')).toContainText('who asks the best questions.');
  await expect(page.getByText('Corrected: description and dedication')).toBeVisible();
  await expect
    .poll(async () => {
      const mails = await (await request.get(`/sandbox/inbox.json?to=${parent.email}`)).json();
      return mails.map((mail: { subject: string }) => mail.subject);
    })
    .toContain('Your correction is saved');

  await stage(page).getByRole('button', { name: 'Print it now' }).click({ timeout: 60_000 });
  await expect(stage(page)).toContainText('Approved');
  await expect(page.getByRole('button', { name: 'Print it now' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Change the address' })).toBeVisible();
  await page.goto('/orders');
  await expect(orderOf(page, 'Ottilie')).toContainText('Approved');
});

test('the clock approves what nobody has corrected, and what comes too late is refused', async ({
  page,
  context,
  shop,
}) => {
  await bought(page, context);
  await page.getByRole('heading', { name: 'Fix something' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Otto');
  await inDatabaseOf(shop, async ({ pool }) => {
    await pool.query(
      `update makings set checking_since = checking_since - interval '2 days', checking_until = now()
       where stage = 'checking'`,
    );
    await pool.query(`select graphile_worker.add_job('end_checkings')`);
  });
  await expect
    .poll(async () => (await (await context.request.get('/api/orders')).json())[0].making.stage, {
      timeout: 60_000,
    })
    .toBe('approved');
  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByText('Too late')).toBeVisible();
  await expect(page.getByText(/so its pages stay as they are/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Approved, as the time was over')).toBeVisible();
});

test('two windows correct at once: the second is told, and what it typed stays', async ({
  page,
  context,
}) => {
  const address = await bought(page, context);
  const other = await context.newPage();
  await other.goto(address);
  for (const one of [page, other]) {
    await one.getByRole('heading', { name: 'Fix something' }).click();
  }
  await page.getByLabel('Name', { exact: true }).fill('Otto');
  await page.getByRole('button', { name: 'Keep this change' }).click();
  await expect(page.getByText('Correction kept')).toBeVisible();
  await other.getByLabel('Your words').fill('For you');
  await other.getByRole('button', { name: 'Keep this change' }).click();
  await expect(other.getByText(/corrected in another window meanwhile/)).toBeVisible();
  // With the sentence alone the form is still the one that was refused (a busy machine pressed its button once more).
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Otto');
  await expect(other.getByLabel('Your words')).toHaveValue('For you');
  await other.getByRole('button', { name: 'Keep this change' }).click();
  await expect(other.getByRole('blockquote')).toContainText('For you');
  await expect(other.getByRole('heading', { level: 1 }).locator('..')).toContainText('Otto');
});

/** Runs in the browser: whether two pages differ, in their words or in their pictures, seen small. */
function areDifferent(sides: (HTMLElement | SVGElement)[]): boolean {
  const [before, after] = sides.map((side) => {
    const small = new OffscreenCanvas(64, 64).getContext('2d')!;
    small.drawImage(side.querySelector('img')!, 0, 0, 64, 64);
    const words = side.querySelector('svg')?.textContent;
    return `${words} ${small.getImageData(0, 0, 64, 64).data.join()}`;
  });
  return before !== after;
}
