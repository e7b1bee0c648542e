import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { mailedCode, newAddress } from '#tests/support/move-in.ts';
import { previewPage, toast, turnTo } from '#tests/support/on-screen.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^How we draw/ });
/** The child in the round window: what is drawn the same is the same text, and of that only its print is told. */
async function faceIn(place: Locator): Promise<string> {
  const lines = await place.locator('.portrait svg').evaluate((svg) => svg.outerHTML);
  return createHash('sha256').update(lines).digest('hex');
}

test('a child who is drawn on the landing page is in the books, and with one press in the family, with the same face', async ({
  page,
}) => {
  await page.goto('/');
  const onward = page.getByRole('link', { name: "See Theo's whole book" });
  // Hydrated only where typing does something.
  await expect(async () => {
    await page.getByLabel('Name', { exact: true }).fill('Theo');
    await expect(onward).toBeVisible({ timeout: 1000 });
  }).toPass();
  const skin = panel(page).getByRole('group', { name: 'Skin' });
  await skin.getByRole('radio', { name: 'Honey' }).check();
  await panel(page).getByLabel('Hair', { exact: true }).selectOption('cornrows');
  await expect(page.getByRole('figure').first()).toContainText('Theo tried it');

  await onward.click();
  await expect(page.getByText('with Theo')).toBeVisible();
  await expect(previewPage(page, 1)).toContainText('Theo');
  await turnTo(page, 3);
  await expect(previewPage(page, 3)).toContainText('Theo tried it');

  await page.goto('/book/1');
  await expect(page.locator('.opens .board svg').first()).toContainText('Theo');
  await expect(panel(page).locator('.portrait svg')).toBeVisible();
  const face = await faceIn(panel(page));
  const kept = await page.evaluate(() => localStorage.getItem('wonderling-draft'));
  await page.getByRole('main').getByRole('button', { name: 'Create book' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in required' });
  await expect(signIn).toContainText('Theo stays as you drew them');
  const email = newAddress();
  await signIn.getByLabel('E-mail').fill(email);
  await signIn.getByRole('button', { name: 'Send me a code' }).click();
  await expect(signIn.getByText(email)).toBeVisible();
  await signIn.getByLabel('Code').fill(await mailedCode(page.request, email));

  const whose = page.getByRole('dialog', { name: 'Who is this book for?' });
  await whose.getByRole('button', { name: 'Save Theo to your family' }).click();
  await expect(toast(page, 'Child Saved')).toBeVisible();
  await expect(whose.getByRole('radio', { name: 'Theo' })).toBeChecked();
  await expect(whose.locator('.portrait svg')).toBeVisible();
  expect(await faceIn(whose)).toBe(face);
  await expect(whose.getByRole('button', { name: 'Save Theo to your family' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('wonderling-draft'))).toBeNull();
  const children = await (await page.request.get('/api/children')).json();
  expect(children).toMatchObject([
    { id: JSON.parse(kept!).id, name: 'Theo', traits: { skin: 'honey', hair: 'cornrows' } },
  ]);
});
