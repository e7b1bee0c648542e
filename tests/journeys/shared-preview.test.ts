import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { expectPainted, previewPage, toast, turnTo } from '#tests/support/on-screen.ts';

test('a preview is sent to Grandma, who looks at it without an account, until it is taken back', async ({
  page,
  context,
  browser,
  shop,
}) => {
  const { children } = await moveIn(context, { children: ['Ida Newcomer'] });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/book/1/preview?child=${children[0]!.id}`);
  await page.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(toast(page, 'Preview Ready!')).toBeVisible();
  await page.getByRole('button', { name: 'Send to Grandma' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  const link = await page.getByLabel('The link').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(link).toMatch(/^http:\/\/[^/]+\/shared\/[\w-]{24}$/);

  const grandma = await browser.newContext({ baseURL: shop.url });
  const phone = await grandma.newPage();
  // The cover is drawn by the worker, a moment after the link.
  await expect
    .poll(async () => (await (await grandma.request.get(link)).text()).includes('/messenger'))
    .toBe(true);
  const answer = await phone.goto(link);
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  const html = await answer!.text();
  expect(html).toContain(`content="${shop.url}/api/storage/shared_previews/`);
  expect(html).not.toMatch(/Newcomer|Nora|red hair|dinosaurs/);
  await expect(phone).toHaveTitle('Ida in The Goose on Bus Nine | Wonderling');
  await expectPainted(previewPage(phone, 1));
  await turnTo(phone, 3);
  await expectPainted(previewPage(phone, 3));
  await phone.getByRole('link', { name: 'Make one for a child you love' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('The Goose on Bus Nine');

  // Another day, when the page does not know the link itself any more.
  await page.reload();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(toast(page, 'Taken back')).toBeVisible();
  expect((await phone.goto(link))!.status()).toBe(404);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This book is back at home');
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await grandma.close();
});
