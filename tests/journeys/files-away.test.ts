import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, testInFreshShop as test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';
import { portrait } from '#tests/support/portrait.ts';

// A folder that is no folder, which two processes with an object store do not have.
test.use({ processes: 'one-of-each' });

async function sendPhotoOf(page: Page, name: string) {
  await page.goto('/profile?add_child=true');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: 'Sapling' }).check();
  await page.getByRole('radio', { name: 'Girl' }).check();
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  const buffer = await portrait();
  await (await picker).setFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer });
}

test('while photos can be neither shown nor kept, pages say so, and nothing is lost', async ({
  page,
  context,
  shop,
}) => {
  await moveIn(context);
  await sendPhotoOf(page, 'Amara');
  await expect(toast(page, 'Photo Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('img', { name: 'Photo of Amara' })).toBeVisible();

  const files = path.join(shop.dataDir, 'files');
  await rename(files, `${files}.away`);
  await writeFile(files, 'where the disk was');
  // The browser may have kept the photo; what is told here is told to one that has not.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await expect(page.getByText('Photo of Amara, cannot be shown just now')).toBeVisible();

  await sendPhotoOf(page, 'Ida');
  const words = "We can't save photos right now. Please try again in a minute.";
  await expect(toast(page, 'Upload Failed', `Failed to upload photo: ${words}`)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ida');

  await rm(files);
  await rename(`${files}.away`, files);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(toast(page, 'Photo Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('img', { name: 'Photo of Ida' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo of Amara' })).toBeVisible();
});
