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

const keptDraft = (page: Page) => page.evaluate(() => localStorage.getItem('wonderling-draft'));

/** Signs somebody new in without leaving the page. */
async function signInHere(dialog: Locator): Promise<void> {
  const email = newAddress();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText(email)).toBeVisible();
  await dialog.getByLabel('Code').fill(await mailedCode(dialog.page().request, email));
}

test('a child who is drawn on the landing page is in the books, and with one press in the family, with the same face', async ({
  page,
}) => {
  await page.goto('/');
  const onward = page.getByRole('link', { name: "See Theo's whole book" });
  await page.getByLabel('Name', { exact: true }).fill('Theo');
  await expect(onward).toBeVisible();
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
  const kept = await keptDraft(page);
  await page.getByRole('main').getByRole('button', { name: 'Create book' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in required' });
  await expect(signIn).toContainText('Theo stays as you drew them');
  await signInHere(signIn);

  const whose = page.getByRole('dialog', { name: 'Who is this book for?' });
  await whose.getByRole('button', { name: 'Save Theo to your family' }).click();
  await expect(toast(page, 'Child Saved')).toBeVisible();
  await expect(whose.getByRole('radio', { name: 'Theo' })).toBeChecked();
  await expect(whose.locator('.portrait svg')).toBeVisible();
  expect(await faceIn(whose)).toBe(face);
  await expect(whose.getByRole('button', { name: 'Save Theo to your family' })).toBeHidden();
  expect(await keptDraft(page)).toBeNull();
  const children = await (await page.request.get('/api/children')).json();
  expect(children).toMatchObject([
    { id: JSON.parse(kept!).id, name: 'Theo', traits: { skin: 'honey', hair: 'cornrows' } },
  ]);
});

test('two presses on a phone draw a child, whom the shelf shows when asked; a preview wished for before signing in is made after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const tried = page.getByRole('figure').first();
  await expect(tried).toBeInViewport({ ratio: 1 });
  const skin = page.getByRole('group', { name: 'Skin' });
  await expect(skin).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Hair color' })).toBeInViewport({ ratio: 0.5 });
  expect(await drawnIn(tried)).toBe(0);
  const place = await skin.boundingBox();
  await skin.getByRole('radio', { name: 'Deep' }).check();
  await page
    .getByRole('group', { name: 'Hair color' })
    .getByRole('radio', { name: 'Pink' })
    .check();
  await expect.poll(() => drawnIn(tried)).toBe(1);
  await expect(tried).toContainText('Zoë tried it');
  // Under a thumb that draws, nothing moves but by the page's own scrolling.
  expect((await skin.boundingBox())?.height).toBe(place?.height);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await expect(tried).toContainText('Ada tried it');

  await page.goto('/books');
  const onCovers = page.getByRole('group', { name: 'Show on the covers' });
  await expect(onCovers.getByRole('radio', { name: 'Sample heroes' })).toBeChecked();
  await expect(ownCovers(page)).toHaveCount(0);
  await onCovers.getByRole('radio', { name: 'Ada' }).check();
  await expect(ownCovers(page).first()).toBeInViewport();
  // Those that nobody has come near are not drawn.
  expect(await ownCovers(page).count()).toBeLessThan(8);
  await page.goto('/book/1');
  const beside = page.getByRole('region', { name: 'Beside it on the shelf' });
  // Its scripts come last, and put another in its place.
  await expect(() => beside.scrollIntoViewIfNeeded()).toPass();
  await expect(beside.locator('.board svg')).toHaveCount(3);
  await page.goto('/books');
  await expect(onCovers.getByRole('radio', { name: 'Ada' })).toBeChecked();

  await page.goto('/book/1/preview');
  await expect(page.getByText('with Ada')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Preview' }).click();
  await expect(toast(page, 'Please log in to generate a preview.')).toBeVisible();
  await signInHere(page.getByRole('dialog', { name: 'Sign in required' }));
  await page.getByRole('button', { name: 'Save Ada to your family' }).click();
  await expect(
    // The one goes while the other comes.
    toast(page, 'Preview Generation Started').or(toast(page, 'Preview Ready!')).first(),
  ).toBeVisible();
  await expect(toast(page, 'Preview Ready!')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/preview\?child=[\da-f-]{36}$/);
  expect(await keptDraft(page)).toBeNull();
});

/** Pages that were drawn in the browser; a picture of the build has an address of its own. */
const drawnIn = (figure: Locator) => figure.locator('img[src^="blob:"]').count();
const ownCovers = (page: Page) => page.locator('.board svg');

test('what is pressed and typed before any script has come is drawn all the same', async ({
  page,
}) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'Skin' }).getByRole('radio', { name: 'Deep' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Theo');
  letScriptsCome();
  const tried = page.getByRole('figure').first();
  await expect(tried).toContainText('Theo tried it');
  await expect.poll(() => drawnIn(tried)).toBe(1);
  expect(JSON.parse((await keptDraft(page))!)).toMatchObject({ name: 'Theo', trait_skin: 'deep' });
});
