import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('every part of the landing page leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Discover Books' }).click();
  await expect(page).toHaveURL('/books');
  await page.goBack();

  await expect(part(page, 'How a book gets made').getByRole('listitem')).toHaveCount(3);
  const marks = part(page, 'Where are they on the door frame?').getByRole('link');
  await expect(marks).toHaveCount(5);
  await marks.filter({ hasText: '2-3 yr' }).click();
  await expect(page).toHaveURL('/books?age=2-3');
  await page.goBack();

  const three = part(page, 'Three to start with').getByRole('heading', { level: 3 });
  await expect(three).toHaveCount(3);
  await three.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/book\/\d+$/);
  await page.goBack();

  const letters = part(page, 'Heard from inside the books').getByRole('listitem');
  await expect(letters).toHaveCount(3);
  await letters.first().getByRole('link', { name: 'Look inside their book' }).click();
  await expect(page).toHaveURL(/\/book\/\d+\/preview$/);
  await page.goBack();

  await page.getByRole('link', { name: 'Gift Wonder' }).click();
  await expect(page).toHaveURL(/\/login\?.*to=.*flow%3Dgift/);
});

test('the same page grows with the reader, and stars whoever is typed', async ({ page }) => {
  await page.goto('/');
  const levels = part(page, 'The same story, four ways tall');
  const words = levels.getByRole('figure');
  await expect(levels.getByRole('radio', { name: /^Sapling/ })).toBeChecked();
  await expect(words).toContainText('Not a moat');
  await levels.getByRole('radio', { name: /^Seedling/ }).check();
  await expect(words).toContainText('Dig, Zoë, dig.');
  await levels.getByRole('radio', { name: /^Bedtime Stories/ }).check();
  await expect(words).toContainText('Zoë came last, on purpose.');

  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Bartholomew');
  await expect(words).toContainText('Bartholomew came last, on purpose.');
  await page.getByLabel('In a few words').fill('black locs and a wheelchair');
  await expect(words).toContainText('Bartholomew came last');
  await levels.getByRole('radio', { name: /^Seedling/ }).check();
  await expect(words).toContainText('Dig, Bartholomew, dig.');

  await name.fill('B'.repeat(50));
  await expect(words).toContainText('This name is too long for the cover.');
});

test('seven questions take turns, three seconds each, and stop when told to', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const asked = part(page, 'What parents might ask');
  const pause = asked.getByRole('button', { name: 'Pause the questions' });
  // Hydrated only where pressing does something; from then on the clock is ours.
  await expect(async () => {
    // A press that was given up after its second may have been heard all the same.
    if (await pause.isVisible()) await pause.press('Enter', { timeout: 1000 });
    await expect(asked.getByRole('button', { name: 'Play the questions' })).toBeVisible();
  }).toPass();
  const shown = Number((await asked.getByText(/of 7/).textContent())?.split(' ')[0]);
  await page.clock.runFor(10_000);
  await expect(asked.getByText(`${shown} of 7`)).toBeVisible();
  await asked.getByRole('button', { name: 'Play the questions' }).press('Enter');
  await pause.evaluate((button: HTMLElement) => button.blur());
  await page.clock.runFor(3000);
  await expect(asked.getByText(`${(shown % 7) + 1} of 7`)).toBeVisible();
});

test('who wants less motion starts the questions by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the questions' })).toBeVisible();
});

test('before any script has come, the page can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9);
  await expect(part(page, 'The same story, four ways tall').getByRole('figure')).toContainText(
    'Not a moat',
  );
  await context.close();
});

test('who is signed in is welcomed instead', async ({ page, context }) => {
  await moveIn(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
  await expect(page.getByRole('link', { name: 'Browse Books' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How a book gets made' })).toBeHidden();
});
