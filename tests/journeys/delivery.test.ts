import type { BrowserContext, Page } from '@playwright/test';
import { fillInAddress } from '#tests/support/fill-in-address.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { orderOf } from '#tests/support/on-screen.ts';

test('a country that is not delivered to, and a line that is too long for the label', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Ada'] });
  await allQuotesOf(context);
  // A profile keeps whatever address a family has.
  const iceland = {
    address_line_1: 'Hlíðarvegur 12',
    city: 'Akureyri',
    postal_code: '600',
    country_code: 'IS',
  };
  await expect(await context.request.put('/api/addresses/me', { data: iceland })).toBeOK();
  const sheet = await confirmFor(page, parent.children[0]!.id);
  await expect(sheet.getByText("We're sorry, we can't deliver to this country yet.")).toBeVisible();
  const confirm = sheet.getByRole('button', { name: 'Confirm and pay' });
  await expect(confirm).toBeDisabled();
  await expect(sheet.getByLabel('Country').getByRole('option', { name: 'Iceland' })).toHaveCount(0);

  // It can still be given to somebody elsewhere, whose address is told while it is typed.
  const line = sheet.getByLabel('Address Line 1');
  await fillInAddress(sheet, { 'Address Line 1': 'The Old Lighthouse, 1200 Harbor Road' });
  const tooLong = 'The label on the parcel has room for 30 characters here, and this has 36.';
  await expect(sheet.getByText(tooLong)).toBeVisible();
  await confirm.click();
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('The Old Lighthouse, 1200 Harbor Road');
  await line.fill('1200 Harbor Road');
  await expect(sheet.getByText(tooLong)).toBeHidden();
  await expect(sheet.getByText(/^Arrives about [A-Z][a-z]+ \d/)).toBeVisible();
  await confirm.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const bought = page.getByRole('region', { name: 'Your order' });
  await expect(bought).toContainText(/Arrives about[A-Z][a-z]+ \d/);

  await page.goto('/delivery');
  const row = page.getByRole('row', { name: /^United States/ });
  await expect(row).toContainText(/\d+ to \d+ days/);
  await expect(page.getByRole('row', { name: /^Iceland/ })).toHaveCount(0);
});

test('a surprise is shown to nobody by chance, and has a card to print', async ({
  page,
  context,
}) => {
  const parent = await moveIn(context, { children: ['Ruth'], address: true });
  const sheet = await confirmFor(page, parent.children[0]!.id);
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByLabel('Keep it a surprise until').fill(inTwoWeeks);
  await sheet.getByRole('button', { name: 'Confirm and pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');

  await page.goto('/');
  const last = page.getByRole('region', { name: 'Your last order' });
  await expect(last).toContainText('A surprise');
  await expect(last).not.toContainText('Goose');
  await page.goto('/orders');
  await expect(orderOf(page, 'Ruth')).toContainText('A surprise');
  await expect(orderOf(page, 'Ruth')).not.toContainText('Goose');
  await orderOf(page, 'Ruth').getByRole('link', { name: 'A surprise', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A surprise');
  const card = page.getByRole('link', { name: 'A card to print' });
  await expect(async () => {
    await page.reload();
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const pdf = await context.request.get((await card.getAttribute('href'))!);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('link', { name: 'Show the book now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Goose on Bus Nine');
  await expect(page.getByText('Fix something')).toBeVisible();
});

/** The sandbox's printer has been asked about every country. */
const allQuotesOf = ({ request }: BrowserContext) =>
  expect
    .poll(async () => (await (await request.get('/api/delivery')).json()).asked_at)
    .not.toBeNull();

async function confirmFor(page: Page, child: string) {
  await page.goto(`/book/1?create=true&confirm=true&child=${child}`);
  return page.getByRole('dialog', { name: 'Personalize and confirm' });
}
