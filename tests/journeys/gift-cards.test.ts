import { expect, test } from '#tests/support/journey.ts';
import { moveIn, signIn } from '#tests/support/move-in.ts';

test('a gift card is written and seen, paid, and comes by letter with a card to print', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const parent = await moveIn(context, { children: ['Ada'], address: true });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift cards');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Another amount').fill('15');
  await page.getByRole('button', { name: 'Buy gift card' }).click();
  const amount = page.getByLabel('Another amount');
  await expect(
    page.getByText('Please choose a whole amount from $20 to $200').first(),
  ).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('40');
  await page.getByLabel('For whom').fill('Noah');
  await page.getByLabel('Your words').fill('Choose the one that makes you laugh.');
  // It is seen while it is written.
  const preview = page.locator('.gift-preview');
  await expect(preview).toContainText('A book forNoah');
  await expect(preview).toContainText('$40');
  await page.getByRole('button', { name: 'Buy gift card' }).click();
  await expect(page.getByText('Wonderling gift card')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('For whom')).toHaveValue('Noah');
  await page.getByRole('button', { name: 'Buy gift card' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A gift card for Noah');
  await expect(page.getByText('It is in your mail, with a card to print.')).toBeVisible();

  const inbox = await context.request.get(`/sandbox/inbox.json?to=${parent.email}`);
  const mails: { id: string; subject: string; text: string }[] = await inbox.json();
  const letter = mails.find(({ subject }) => subject === 'Your Wonderling gift card')!;
  const [code] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec(letter.text)!;
  await page.goto(`/sandbox/inbox/${letter.id}`);
  const card = page.getByRole('link', { name: 'wonderling-gift-card.pdf' });
  const pdf = await context.request.get((await card.getAttribute('href'))!);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/gift-cards/balance');
  await page.getByLabel('The letters on the card').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'See what is left' }).click();
  await expect(page.getByText(`Gift card ····${code.slice(-4)}`)).toBeVisible();
  await expect(page.getByText('$40.00 left')).toBeVisible();

  // It pays for a book, and nothing is left to charge.
  await page.goto('/book/1');
  await page.getByRole('button', { name: 'Create book' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Ada' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy Now' }).click();
  const sheet = page.getByRole('dialog', { name: 'Personalize and confirm' });
  await sheet.getByText('Use a discount code or a gift card').click();
  await sheet.getByLabel('Discount code or gift card').fill(code);
  await sheet.getByRole('button', { name: 'Apply' }).click();
  const line = sheet.getByText(`Gift card ····${code.slice(-4)}`, { exact: true }).locator('..');
  await expect(line).toContainText('−$32.99');
  await sheet.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  const bought = page.getByRole('region', { name: 'Your order' });
  await expect(bought).toContainText(`Gift card ····${code.slice(-4)}−$32.99`);
  await expect(bought).toContainText('Paid$0.00');
  await page.goto('/gift-cards/balance');
  await page.getByLabel('The letters on the card').fill(code);
  await page.getByRole('button', { name: 'See what is left' }).click();
  await expect(page.getByText('$7.01 left')).toBeVisible();

  // Whoever has found it on the street is stopped; why is asked for, and what was typed stays.
  const office = await browser.newContext({ baseURL });
  await signIn(office, 'admin@example.com');
  const desk = await office.newPage();
  await desk.goto('/admin/gift-cards');
  const mine = desk.getByRole('listitem').filter({ hasText: `····${code.slice(-4)}` });
  await mine.getByText('Stop this card').click();
  await mine.getByRole('button', { name: 'Stop gift card' }).click();
  await expect(mine.getByLabel('Why it is stopped')).toHaveAccessibleDescription(/Please say why/);
  await mine.getByLabel('Why it is stopped').fill('Lost on the way');
  await mine.getByRole('button', { name: 'Stop gift card' }).click();
  await expect(mine).toContainText('Stopped: nothing can be paid with it.');
  await page.goto('/orders');
  const row = page.getByRole('row').filter({ hasText: 'Ada' });
  await expect(row).toContainText(`$0.00Gift card ····${code.slice(-4)} −$32.99`);

  // Its money comes back to it, whoever cancels, and the family is told where.
  const [order] = await (await context.request.get('/api/orders')).json();
  await desk.goto(`/admin/orders/${order.id}`);
  await desk.getByRole('heading', { name: 'Cancel this book' }).click();
  await expect(desk.getByText(/\$32\.99 goes back to the gift card ending in/)).toBeVisible();
  await desk.getByLabel('Why it is canceled').fill('We are out of paper.');
  await desk.getByRole('button', { name: 'Cancel it and give $32.99 back' }).click();
  await expect(desk.getByText('Canceled').first()).toBeVisible();
  await office.close();
  await page.reload();
  await expect(row).toContainText('$32.99 given back');
});
