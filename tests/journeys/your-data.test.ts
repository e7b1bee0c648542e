import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

test('a parent takes the family data along', async ({ page, context }) => {
  const { email } = await moveIn(context, { children: ['Zoë'], address: true });
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('wonderling-family.zip');
  const zip = unzipSync(await readFile(await download.path()));
  expect(JSON.parse(strFromU8(zip['family.json']!))).toMatchObject({
    profile: { email },
    address: { city: 'Portland' },
    children: [{ name: 'Zoë' }],
  });
});

for (const width of [1280, 390]) {
  const tag = width === 390 ? ['@all'] : [];
  test(`a parent deletes the account, ${width} pixels wide`, { tag }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 });
    const { email } = await moveIn(context, { children: ['Zoë'] });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText(`Please type ${email} to continue`)).toBeVisible();
    await dialog.getByLabel('Your e-mail').fill(email);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    const mine = await context.request.get('/api/children');
    expect(mine.status()).toBe(401);
  });
}
