import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fillCart } from '#tests/support/fill-cart.ts';
import { expect, testInFreshShop as test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

// One of everything; the second try is the one too many (docs/decisions/028).
test.use({
  settings: {
    LIMIT_MAILS_PER_ADDRESS: '1/15m',
    LIMIT_UPLOADS: '1/10m',
    LIMIT_CHECKOUTS: '1/10m',
    LIMIT_WAITING_PREVIEWS: '1',
  },
});

test('whoever knocks too often is told when to come back, and loses nothing', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/login?mode=create');
  await askForLink(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email');
  await page.goto('/login?mode=create');
  await askForLink(page);
  await expect(page.getByRole('alert')).toHaveText(
    "That's a lot of sign-in links. The newest one works. Please try again in 15 minutes.",
  );
  await expect(page.getByLabel('Name')).toHaveValue('Nora');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nora@example.com');

  const parent = await moveIn(context, { children: ['Ida', 'Olli'], address: true });
  const [ida, olli] = parent.children;

  // While the worker stands still the first preview waits as long as we like.
  const workers = shop.pidsOf('worker');
  for (const worker of workers) process.kill(worker, 'SIGSTOP');
  await page.goto(`/book/1/preview?child=${ida!.id}`);
  await page.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(toast(page, 'Preview Generation Started')).toBeVisible();
  await page.goto(`/book/1/preview?child=${olli!.id}`);
  await page.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(
    toast(page, 'Error', "We're already making a preview for your family. Please wait"),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Preview' })).toBeEnabled();
  for (const worker of workers) process.kill(worker, 'SIGCONT');

  await page.goto('/profile?add_child=true');
  await page.getByLabel('Name').fill('Amara');
  await choosePhoto(page, 'Upload Photo');
  await expect(toast(page, 'Photo Uploaded')).toBeVisible();
  await choosePhoto(page, 'Change photo');
  const later = /^That's a lot of photos at once\. Please try again in (10|9) minutes\.$/;
  await expect(page.getByText(later)).toBeVisible();
  await expect(toast(page, 'Upload Failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
  await expect(page.getByRole('application', { name: /^The photo of/ })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Amara');

  await fillCart(context, parent);
  // From a page that is alive: before its scripts are there, a press leads to the payment page in the same tab.
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText('For Ida (5 years old)')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await (await opened).getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(
    toast(page, 'Checkout failed', "That's a lot of checkouts at once. Please try again in"),
  ).toBeVisible();
  await expect(page.getByText('For Ida (5 years old)')).toBeVisible();

  await page.goto('/book/1?create=true');
  const choice = page.getByRole('dialog', { name: 'Who is this book for?' });
  await choice.getByRole('radio', { name: 'Olli' }).check();
  await choice.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(
    toast(page, 'Checkout Error', "That's a lot of checkouts at once. Please try again in"),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm and pay' })).toBeEnabled();
});

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Nora');
  await page.getByLabel('E-mail', { exact: true }).fill('nora@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
}

async function choosePhoto(page: Page, button: string): Promise<void> {
  const create = { width: 60, height: 80, channels: 3, background: '#c96' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await picker).setFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer });
}
